/* What this room takes from the page and from the labs. */
const {
  make, fill, byId, button, show, keepingFocus, say, sayAll, sayDiagnostic, tell, writeAddress, copyText, cardFiles,
} = Cardbench.rooms;
