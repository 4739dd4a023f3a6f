import type { CoreResponse, DecodeResult, Diagnostic, Operations } from "./%CONTRACT%";

export * from "./%CONTRACT%";

/** The operations of this script. */
export type OperationName = %OPERATIONS%;

/** The name of an operation and its arguments. */
export type RequestFor<Name extends OperationName = OperationName> = { op: Name; [argument: string]: unknown };

/**
 * The response to a request. Without `ok`, some operations return the part of the result that could be found. The
 * diagnostics are errors, repairs and advice, with their places.
 */
export type ResponseTo<Name extends OperationName> = Omit<CoreResponse, "ok" | "result" | "partial"> &
  (
    | { ok: true; result: Operations[Name]["result"]; partial?: undefined }
    | { ok: false; result?: undefined; partial?: Operations[Name]["partial"] }
  );

/** Answers a request. A wrong request throws nothing: its response is not `ok`, and its diagnostics tell why. */
export function call<Name extends OperationName>(request: RequestFor<Name>): ResponseTo<Name>;

/** Answers a request with a response, both as JSON. */
export function callText(request: string): string;

// codes
/** Finds all codes in a text. */
export function identify(text: string): ResponseTo<"identify">;

/**
 * Reads the first code in a text. With `strict`, repairs are errors; `kind` is the kind of code to read, such as
 * `"hearthstone"`.
 */
export function decode(text: string, options?: { kind?: string; strict?: boolean }): ResponseTo<"decode">;

/** Writes the code of a deck in the shape of the result of `decode`. */
export function encode(
  deck: Partial<DecodeResult> & { kind: string },
  options?: { order?: string },
): ResponseTo<"encode">;

/**
 * A deck of Hearthstone: format, heroes, `[card, copies]` in ascending order of the cards, and `[card, copies, owner]` by
 * owner. Cards are named by their DBF ids.
 */
export interface HearthstoneDeck {
  kind: "hearthstone";
  format: number;
  heroes: number[];
  cards: [number, number][];
  sideboards: [number, number, number][];
}

/** The share ids of the 33 slots of a deck of Genius Invokation, 0 for an empty one, and the offset of its code. */
export interface GenshinDeck {
  kind: "genshin";
  shareIds: number[];
  offset: number;
}

/** The ids of the cards of a deck of Yu-Gi-Oh!, in the order of the code. */
export interface YgoDeck {
  kind: string;
  main: number[];
  extra: number[];
  side: number[];
}

/** What was read from a text: the deck, or null; the place of its code; repairs, advice and errors. */
export interface CodeReading<Deck> {
  deck: Deck | null;
  from: number;
  to: number;
  diagnostics: Diagnostic[];
  canonical?: string;
}

/** Reads and writes the codes of one format without JSON. */
export interface CodeFormat<Deck> {
  /** The deck of the first code in a text, also of a repaired one; null if there is none, or not all of it can be read. */
  read(text: string): Deck | null;

  /** The same with diagnostics and, if asked for, the code as the game writes it. */
  reading(text: string, options?: { canonical?: boolean }): CodeReading<Deck>;

  /**
   * The code of a deck as the game writes it. Throws a RangeError if the format cannot hold it; the diagnostics are its
   * property `diagnostics`.
   */
  write(deck: Omit<Deck, "kind" | "offset">): string;
}

// codes
// store
/**
 * Opens a file under a name, for the requests that follow. The kind is one of those in the document about operations,
 * such as `"cards.cdb"`.
 */
export function open(kind: string, name: string, bytes: Uint8Array): CoreResponse;

/** Opens the card tables in a text. */
export function table(name: string, text: string): CoreResponse;
// store
