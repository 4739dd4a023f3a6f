/* A deck as a picture, drawn by the browser: title, cards with cost and count, and the code. */

const WIDTH = 720;

const ROW = 30;

const EDGE = 20;

const HUES = { hearthstone: "#8a5a00", genshin: "#125f86", ydke: "#98305a" };

const FONT = "system-ui,sans-serif";

/** Copies the picture; resolves to false where the browser refuses. */
export async function copyPicture(deck) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": pictureOf(deck) })]);
    return true;
  } catch (refused) {
    return false;
  }
}

/** The picture as a PNG file. */
export function pictureOf(deck) {
  const rows = deck.sections.flatMap((section) => section.rows);
  const half = Math.ceil(rows.length / 2);
  const canvas = /** @type {!HTMLCanvasElement} */ (document.createElement("canvas"));
  canvas.width = WIDTH;
  canvas.height = 70 + half * ROW + 2 * EDGE + 24;
  const pen = /** @type {!CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const fill = (color, x, y, width, height) => {
    pen.fillStyle = color;
    pen.fillRect(x, y, width, height);
  };
  const write = (words, x, y, width, look, color) => {
    pen.font = look + " " + FONT;
    pen.fillStyle = color;
    pen.fillText(words, x, y, width);
  };
  fill("#f4f6f8", 0, 0, WIDTH, canvas.height);
  fill(HUES[deck.game] || "#0f6b5c", 0, 0, WIDTH, 70);
  write(deck.title || deck.game, EDGE, 34, WIDTH - 2 * EDGE, "600 22px", "#ffffff");
  write(deck.subtitle || "", EDGE, 58, WIDTH - 2 * EDGE, "14px", "#ffffff");
  const width = WIDTH / 2 - EDGE - 6;
  rows.forEach((row, i) => {
    const x = i < half ? EDGE : WIDTH / 2 + 6;
    const y = 70 + EDGE + (i % half) * ROW;
    fill("#ffffff", x, y, width, ROW - 3);
    if (row.cost !== undefined) {
      fill("#55606d", x, y, 28, ROW - 3);
      write(String(row.cost), x + 9, y + 19, 18, "600 15px", "#ffffff");
    }
    const name = row.known || typeof row.id === "string" ? row.name : "#" + row.id;
    write(name, x + 36, y + 19, width - 76, "15px", "#10151b");
    write("×" + row.count, x + width - 32, y + 19, 30, "14px", "#55606d");
  });
  write(deck.code.split("\n").pop(), EDGE, canvas.height - EDGE, WIDTH - 2 * EDGE, "12px", "#55606d");
  return new Promise((done, failed) =>
    canvas.toBlob((file) => (file ? done(file) : failed(new Error("no picture"))), "image/png"),
  );
}
