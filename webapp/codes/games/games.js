/*
 * The games, likeliest first. Each has a folder of its name here: what the first script shows of its codes, and what
 * comes with names.
 */

export const GAMES = ["hearthstone", "genshin", "ygo"];

/**
 * Games that fewer people play, in the order of their buttons. Their folders hold the same; the script that reads their
 * codes is loaded for the first text that may hold one.
 */
export const OTHER_GAMES = ["lor", "riftbound", "snap"];
