/** The bridge to minimal-json, and the writing of JSON in a fixed order of keys. */
package cardbench.json;
