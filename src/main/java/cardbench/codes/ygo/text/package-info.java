/**
 * Where a code of Yu-Gi-Oh! stands in a text, and what its bytes are made of: words, links and
 * their parameters, ranges that a finder claims, integers, UTF-8 and the deflate format. Knows no
 * deck.
 *
 * <p>Start at {@link cardbench.codes.ygo.text.Candidate}.
 */
package cardbench.codes.ygo.text;
