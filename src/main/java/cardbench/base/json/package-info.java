/**
 * Reading and writing of JSON, without a mapping to objects. {@link cardbench.base.json.JsonReader}
 * reads what people write, repairs it and gives every value its place; start there. {@link
 * cardbench.base.json.JsonText} writes with a fixed order of keys.
 *
 * <p>The parser is minimal-json, which only this package, the contract and the command line use.
 * What a value means for a game or an operation does not belong here.
 */
package cardbench.base.json;
