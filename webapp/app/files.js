/* Files that are dropped on the page or opened: read as text, on this device. */

/** No file of text that this page reads is larger, in bytes. */
const FILE_LIMIT = 4 * TEXT_LIMIT;

async function acceptFile(file) {
  if (file.size > FILE_LIMIT) {
    refuse("trouble.file-too-large", { name: file.name });
    return;
  }
  try {
    acceptText(await textOf(file), { step: true });
  } catch (unreadable) {
    refuse("trouble.file-unreadable", { name: file.name });
  }
}

/** The text of a file in UTF-8, or in UTF-16 where its first two bytes say so. */
async function textOf(file) {
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(utf16 ? "utf-16le" : "utf-8").decode(bytes);
}

function startFiles() {
  byId("open-file").addEventListener("click", () => byId("file").click());
  byId("file").addEventListener("change", (event) => {
    if (event.target.files.length > 0) {
      acceptFile(event.target.files[0]);
    }
    event.target.value = "";
  });
  addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) {
      document.body.classList.remove("dropping");
    }
  });
  addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    const [file] = event.dataTransfer.files;
    if (file) {
      acceptFile(file);
    } else {
      acceptText(event.dataTransfer.getData("text/plain"), { step: true });
    }
  });
}
