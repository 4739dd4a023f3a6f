/* What this part takes from the page, the labs and the charts. Its words are lang/<language>.draws.json. */
const { make, fill, button, say, tell, keepingFocus } = Cardbench.page;
const { draw, picture, numbers, percent, figure } = Cardbench.charts;
const lab = new Cardbench.rooms.LabConnection(Cardbench.call);
