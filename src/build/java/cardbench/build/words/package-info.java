/**
 * A build tool that makes Java constants of the words that the core and the exports say, before
 * anything is compiled. Nothing here is part of the jar. It is {@link
 * cardbench.build.words.WordConstants}.
 */
package cardbench.build.words;
