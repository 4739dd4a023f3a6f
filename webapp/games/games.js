/*
 * The games, likeliest first. Each has a folder of its name here: what the first script shows of its codes, and what
 * comes with names.
 */

export const GAMES = ["hearthstone", "genshin", "ygo"];
