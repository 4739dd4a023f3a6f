import { call, decode, encode } from "cardbench";
import * as setcodes from "cardbench/setcodes";
import * as ygo from "cardbench/ygo";

const deck = decode("AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=").result;
console.log("hero " + deck.heroes[0]);
for (const [card, copies] of deck.cards) {
  console.log(copies + "x " + card);
}
console.log(encode(deck).result.text);

const shared = decode("BPIC4QMQAgIi4j8RBRLS84MRClIS+JcRDWJC/roRDdPSDL8SDrMiDdsSD+OSEOASD/IC").result;
console.log("slots " + shared.shareIds.join(" "));
console.log(shared.canonical);

const cards = ygo.decode("ydke://rvTMAq70zAKu9MwCEtmgAqOpVwU=!/WccAL4jpwI=!7ydRAA==!").result;
console.log(ygo.encode({ ...cards, kind: "ydk" }).result.text.trimEnd());
console.log(setcodes.call({ op: "setcode.unpack", setcode: "0x307b1048" }).result.codes.join(" "));

const again = call({ op: "decode", text: deck.canonical });
console.log(again.result.canonical);
