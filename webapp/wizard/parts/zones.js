/* The table: the other players above, monsters and shop between, your own area below; the triggers that wait. */

import { button, byId, fill, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { nameIn } from "./names.js";
import { doAction } from "../state/play-actions.js";
import { isCandidate, wizard } from "../state/state.js";
import { chooseButton, numberField, otherSeat, seat, zone } from "./table-seat.js";
import { moves, turn } from "./turn-bar.js";

export function drawZones() {
  const game = wizard.get().game;
  const [you, ...others] = Object.keys(game.players);
  const monsters = Object.keys(game.monsters);
  fill(
    byId("wizard-zones"),
    turn(),
    make(
      "div",
      { class: "game-table" },
      you !== undefined && seat(you, game.players[you]),
      moves(),
      make(
        "section",
        { class: "monster-field", "aria-labelledby": "wizard-monsters" },
        make("h3", { id: "wizard-monsters", class: "unseen" }, say("wizard.table.monsters")),
        monsters.length === 0
          ? make("p", { class: "quiet" }, say("wizard.table.no-monsters"))
          : make(
              "ul",
              { class: "monsters" },
              monsters.map((uuid) => make("li", null, monsterCard(uuid, game.monsters[uuid]))),
            ),
        game.shop.length > 0 && zone("shop", game.shop),
        game.forgotten.length > 0 && zone("forgotten", game.forgotten),
      ),
      others.map((uuid) => otherSeat(uuid, game.players[uuid])),
    ),
    game.triggers.length > 0 && [
      make("h3", null, say("wizard.table.triggers")),
      make("ul", { class: "wizard-triggers" }, game.triggers.map(triggerLine)),
    ],
  );
}

function monsterCard(uuid, monster) {
  const title = "wizard-monster-" + uuid;
  return make(
    "section",
    {
      class: "monster" + (isCandidate(uuid) ? " legal" : ""),
      "data-defeated": monster.defeated,
      "aria-labelledby": title,
    },
    make(
      "div",
      { class: "seat-head" },
      make(
        "h4",
        { id: title, title: uuid },
        nameIn(wizard.get().game, uuid) + " ",
        make(
          "span",
          { class: "quiet" },
          monster.level +
            (monster.group ? " \u00b7 " + say("wizard.table.group", { group: monster.group }) : "") +
            (monster.defeated ? " \u00b7 " + say("wizard.table.defeated") : ""),
        ),
      ),
      isCandidate(uuid) && chooseButton(uuid),
    ),
    make("progress", {
      max: String(Math.max(1, monster.maxHealth, monster.health)),
      value: String(monster.health),
      "aria-label": say("wizard.number.health"),
    }),
    make(
      "div",
      { class: "numbers" },
      ["health", "maxHealth", "reward"].map((key) =>
        numberField(key, monster[key], "wizard-" + uuid + "-" + key, (value) => ({
          action: "set",
          monster: uuid,
          [key]: value,
        })),
      ),
    ),
  );
}

function triggerLine(trigger) {
  const owner = nameIn(wizard.get().game, trigger.owner);
  const captured = Object.entries(trigger.captured).map(([name, value]) => name + " = " + value);
  return make(
    "li",
    null,
    make("code", null, trigger.id || trigger.UUID),
    " ",
    say("wizard.table.trigger", { event: trigger.event, mode: trigger.mode, owner }),
    captured.length > 0 && make("span", { class: "quiet" }, " " + captured.join(", ")),
    " ",
    button(
      say(trigger.muted ? "wizard.table.unmute" : "wizard.table.mute"),
      () => doAction({ action: "set", trigger: trigger.UUID, muted: !trigger.muted }),
      { id: "wizard-mute-" + trigger.UUID, class: "plain", "aria-pressed": String(trigger.muted === true) },
    ),
  );
}
