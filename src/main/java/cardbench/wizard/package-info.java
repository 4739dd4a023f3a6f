/**
 * Cards of 逆时巫师 OL: read, checked, explained and played, as the game's document “数据结构规范与接口说明” of
 * 2025-10-10 describes them. Text goes in as a tree with places ({@link cardbench.json}); {@link
 * cardbench.wizard.CardReader} brings both generations of the card format into the second, checks
 * every key against one table ({@link cardbench.wizard.Shapes}), and builds cards; {@link
 * cardbench.wizard.Engine} plays them. What the document leaves open is decided where it is done,
 * each decision in the comment that stands there.
 */
package cardbench.wizard;
