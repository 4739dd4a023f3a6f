/**
 * Lists of limits ({@code lflist.conf}) in the dialects of YGOPro and EDOPro: how many copies of a
 * card a deck may have, which cards are allowed at all, and what cards cost in points. Read {@link
 * cardbench.codes.ygo.limits.LimitList} first, then {@link
 * cardbench.codes.ygo.limits.LimitListReader}; {@link cardbench.codes.ygo.limits.CheapestChange}
 * makes a deck legal.
 */
package cardbench.codes.ygo.limits;
