/** Operations on cards and games of 逆时巫师 OL. */
package cardbench.call.wizard;
