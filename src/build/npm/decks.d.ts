/** What the result of `decode` holds for each kind: the code as its game writes it, and its place in the text. */
export type DecodedCode<Kind extends string> = {
  kind: Kind;
  canonical: string;
  from: number;
  to: number;
};

/** Cards as `[DBF id, copies]`, those of sideboards as `[DBF id, copies, owner]`. */
export type DecodedHearthstone = DecodedCode<"hearthstone"> & {
  name?: string;
  format: number;
  heroes: Array<number>;
  cards: Array<[number, number]>;
  sideboards: Array<[number, number, number]>;
  clientAccepts: boolean | null;
  clientReason?: Diagnostic;
};

/** Mercenaries as `[id, equipment, art, premium]`; `unknown` and a fifth value are fields that no document names, in hex. */
export type DecodedMercenaries = DecodedCode<"mercenaries"> & {
  id?: number;
  name?: string;
  type?: number;
  format?: number;
  mercenaries: Array<[number, number | null, number | null, number | null, Array<string>?]>;
  unknown?: Array<string>;
  unknownInList?: Array<string>;
};

/** The share ids of 33 slots, 0 for an empty one. */
export type DecodedGenshin = DecodedCode<"genshin"> & {
  shareIds: Array<number>;
  offset: number;
};

/** Cards by id, in the order of the code. */
export type DecodedYgo = DecodedCode<"ydk" | "ydke" | "ygo" | "ygomobile" | "omega"> & {
  name?: string;
  main: Array<number>;
  extra: Array<number>;
  side: Array<number>;
};

/** Cards as `[code, copies]`. */
export type DecodedRuneterra = DecodedCode<"lor"> & {
  version: number;
  cards: Array<[string, number]>;
};

/** Cards as `[code, copies]`. */
export type DecodedRiftbound = DecodedCode<"riftbound"> & {
  version: number;
  champion?: string;
  legends?: Array<string>;
  main: Array<[string, number]>;
  side: Array<[string, number]>;
};

/** Cards by the game's own ids; names and costs where the text of the code has them. */
export type DecodedSnap = DecodedCode<"snap"> & {
  form: string;
  cards: Array<string>;
  names?: Record<string, string>;
  costs?: Record<string, number>;
};

/** A decoded deck. Its `kind` decides which properties it has. */
export type DecodeResult =
  | DecodedHearthstone
  | DecodedMercenaries
  | DecodedGenshin
  | DecodedYgo
  | DecodedRuneterra
  | DecodedRiftbound
  | DecodedSnap;

/** What could be read of a damaged code: a deck without the properties that could not be read. */
export type DecodePartial = { kind?: DecodeResult["kind"] } & Partial<
  Omit<DecodedHearthstone, "kind" | "cards"> &
    Omit<DecodedMercenaries, "kind"> &
    Omit<DecodedGenshin, "kind"> &
    Omit<DecodedYgo, "kind" | "main" | "side"> &
    Omit<DecodedRiftbound, "kind" | "main" | "side"> &
    Omit<DecodedSnap, "kind" | "cards">
> & { cards?: Array<any>; main?: Array<any>; side?: Array<any> };
