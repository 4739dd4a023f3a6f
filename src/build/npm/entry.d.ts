import type { CoreResponse, DecodeResult, Operations } from "./%CONTRACT%";

export type * from "./%CONTRACT%";

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

// store
/**
 * Opens a file under a name, for the requests that follow. The kind is one of those in the document about operations,
 * such as `"cards.cdb"`.
 */
export function open(kind: string, name: string, bytes: Uint8Array): CoreResponse;

/** Opens the card tables in a text. */
export function table(name: string, text: string): CoreResponse;
