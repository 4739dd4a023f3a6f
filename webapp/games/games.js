/*
 * The games, likeliest first. Each has a folder of its name here: what the first script shows of its codes, and what
 * comes with names.
 */

export const GAMES = ["hearthstone", "genshin", "ygo"];

/** Games that few play, likeliest first: their folders hold the same, and what reads their codes comes when wanted. */
export const OTHER_GAMES = ["lor", "riftbound", "snap"];
