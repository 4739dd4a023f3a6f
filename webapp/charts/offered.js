/* What every part of the page draws and writes its figures with. */
Cardbench.charts = {
  draw, picture, numbers, count, decimal, percent, certainty, meanCertainty, bounds, difference, points, tableElement, figure, folded, download,
};
