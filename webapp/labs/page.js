/* What the labs take from the page. */
const { appUrl, loadScript, keep, SHELF, TEXT_LIMIT } = Cardbench.rooms;
