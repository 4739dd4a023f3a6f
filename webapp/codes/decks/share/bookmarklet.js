/*
 * A link for the bar of bookmarks, as a script of its own that Share and Help load: on the page of a post it opens
 * Cardbench with the selected text, or with the text of the page. The text is packed into the link; no server gets it.
 */

import { make } from "../../../base/ui/elements.js";
import { offer } from "../../../base/ui/scripts.js";
import { home } from "../../../base/ui/site-address.js";

/** What the bookmark runs on the page of others: packed-link.js in short, of at most 200,000 bytes. */
const RUN = `void(async()=>{
const page=String(getSelection()).trim()||document.body.innerText;
const cut=new TextEncoder().encode(page).slice(0,200000);
const text=new TextEncoder().encode(new TextDecoder().decode(cut,{stream:true}));
let form="b",bytes=text;
if(self.CompressionStream){
form="a";
const stream=new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
bytes=new Uint8Array(await new Response(stream).arrayBuffer());
}
let letters="";
for(const byte of bytes)letters+=String.fromCharCode(byte);
const packed=form+btoa(letters).replace(/[+]/g,"-").replace(/[/]/g,"_").replace(/=+$/,"");
open(HOME+"#list="+packed,"_blank","noopener");
})()`;

/** The link, to be dragged to the bar. */
export function bookmarklet() {
  const run = RUN.replace(/\n/g, "").replace("HOME", () => JSON.stringify(home()));
  return make("a", { class: "bookmarklet", href: "javascript:" + encodeURIComponent(run) }, "Cardbench");
}

offer("bookmarklet", { bookmarklet });
