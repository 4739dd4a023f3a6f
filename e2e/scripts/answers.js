/*
 * Answers requests with bundles in Node.js: node answers.js LAB SCRIPT...
 * The scripts are run in their order, as a page does. LAB is the name of the lab that the last one leaves, or "page"
 * for what they leave on Cardbench itself.
 *
 * In:  a line of JSON each: ["call", request] or ["open", kind, name, bytes in base64]
 * Out: a line of JSON each: the response text
 */
"use strict";

const { readFileSync } = require("node:fs");
const { createInterface } = require("node:readline");

const [lab, ...scripts] = process.argv.slice(2);
const scope = {};
for (const script of scripts) {
  new Function("globalThis", readFileSync(script, "utf8"))(scope);
}
const core = lab === "page" ? scope.Cardbench : scope.Cardbench.labs[lab]();
createInterface({ input: process.stdin }).on("line", (line) => {
  const [what, first, name, bytes] = JSON.parse(line);
  const response =
    what === "call" ? core.call(first) : core.open(first, name, new Uint8Array(Buffer.from(bytes, "base64")));
  process.stdout.write(JSON.stringify(response) + "\n");
});
