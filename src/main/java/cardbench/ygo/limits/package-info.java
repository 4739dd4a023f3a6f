/**
 * Lists of limits ({@code lflist.conf}) in the dialects of YGOPro and EDOPro: how many copies of a
 * card a deck may have, which cards are allowed at all, and what cards cost in points. Read {@link
 * cardbench.ygo.limits.LimitList} first, then {@link cardbench.ygo.limits.LimitListReader}; {@link
 * cardbench.ygo.limits.CheapestChange} makes a deck legal.
 */
package cardbench.ygo.limits;
