import { equal, test } from "../../../base/testing.js";
import { plainNumber } from "../../../../../../webapp/codes/archetypes/parts/plain-number.js";

test("full-width digits and letters are plain ones", () => {
  equal(plainNumber("\uff12\uff15\uff10\uff10"), "2500");
  equal(plainNumber("\uff10\uff58\uff41\uff41"), "0xaa");
  equal(plainNumber("\u3000 12 34 "), "1234");
});

test("dashes are the minus sign", () => {
  equal(["\u22122", "\uff0d2", "\u20132", "-2"].map(plainNumber), ["-2", "-2", "-2", "-2"]);
});

test("what is no number stays", () => {
  equal(plainNumber("\u9280\u6cb3\u773c"), "\u9280\u6cb3\u773c");
  equal(plainNumber(""), "");
});
