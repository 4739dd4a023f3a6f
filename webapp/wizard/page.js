/* What this room takes from the page and from the labs. */
const {
  loadScript, make, fill, byId, button, show, keepingFocus, say, sayAll, sayDiagnostic, tell, recall, keep, forgetButton, writeAddress, copyText,
  drawMarks, mended, placeName, fixName, SEVERITIES, textOf, TEXT_LIMIT, LINK_LENGTH, LabConnection, packed, unpacked,
} = Cardbench.rooms;
