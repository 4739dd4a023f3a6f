/* What this room takes from the page and from the labs. */
const {
  loadScript, loadWordPart, make, fill, byId, button, show, keepingFocus, say, wordAt, sayAll, sayDiagnostic, tell, recall, keep,
  forgetButton, writeAddress, copyText, drawMarks, mended, placeName, fixName, SEVERITIES, textOf, TEXT_LIMIT, LINK_LENGTH,
  STATE_LENGTH, LabConnection, cardFiles, packed, unpacked,
} = Cardbench.rooms;

/* What it draws its figures with. */
const {
  draw, picture, numbers, count, decimal, percent, certainty, meanCertainty, bounds, difference, points, tableElement, figure, folded, download,
} = Cardbench.charts;
