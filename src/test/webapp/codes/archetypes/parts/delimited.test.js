import { equal, test } from "../../../base/testing.js";
import { csvText, tsvText } from "../../../../../../webapp/codes/archetypes/parts/delimited.js";

test("cells that need it are quoted", () => {
  equal(csvText([["a", 'say "b"', "c,d", "e;f", -2]]), 'a,"say ""b""","c,d","e;f",-2\r\n');
});

test("a formula becomes a text", () => {
  equal(csvText([["=1+1", "+1", "-1", "@x", "\uff1d1", "a;=1", "  =1"]]), ' =1+1, +1, -1, @x, \uff1d1,"a; =1",   =1\r\n');
});

test("a cell is one line", () => {
  equal(csvText([["a\nb", "\t=1"]]), "a b,  =1\r\n");
  equal(
    tsvText([
      ["a\tb", 5],
      ["=x", "\r\n"],
    ]),
    "a b\t5\r\n =x\t \r\n",
  );
});
