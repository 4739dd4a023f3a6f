/* What the labs take from the page. */
const { appUrl, loadScript, TEXT_LIMIT } = Cardbench.rooms;
