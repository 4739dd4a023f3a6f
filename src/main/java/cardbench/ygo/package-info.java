/**
 * Yu-Gi-Oh! as YGOPro and EDOPro keep it: setcodes and the design of archetypes, name lists, card
 * databases, and the five formats in which decks travel.
 */
package cardbench.ygo;
