/* What this part takes from the page, the labs and the charts. Its words are lang/<language>.draws.json. */
const { make, fill, byId, button, say, tell, keepingFocus } = Cardbench.page;
const { draw, picture, numbers, percent, tableElement, figure } = Cardbench.charts;
const lab = new Cardbench.rooms.LabConnection(Cardbench.call);
