/* What the labs take from the page. */
const { appUrl, loadScript, keep, TEXT_LIMIT } = Cardbench.rooms;
