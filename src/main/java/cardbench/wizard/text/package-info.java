/**
 * Says in Chinese, Japanese and English what a card of 逆时巫师 OL does. Start at {@link
 * cardbench.wizard.text.Explainer}.
 */
package cardbench.wizard.text;
