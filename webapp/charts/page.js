/* What pictures and their tables take from the page. */
const { make, button, say } = Cardbench.rooms;
