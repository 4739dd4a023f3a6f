package cardbench.odds.yisp.vm;

import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Operator;

/** Compiled expressions that change the game: moves, assignments, prints. */
final class ActionCode {

    private ActionCode() {}

    /** Does nothing. */
    static final class Nothing extends Code {
        @Override
        int run(VirtualMachine machine) {
            return 0;
        }

        @Override
        Instruction linked(Zones zones, Instruction next) {
            return next;
        }
    }

    /** Moves cards. */
    static final class Move extends Code {
        private final CompiledCardSet pick;
        private final int zone;
        private final Expression.Move move;
        private final boolean top;
        private final boolean shuffles;

        /**
         * A move.
         *
         * @param shuffles whether the source is shuffled afterwards
         * @param legacy whether the order of the cards is reversed, as in ygo-calc
         */
        Move(CompiledCardSet pick, Expression.Move move, boolean shuffles, boolean legacy) {
            this.pick = pick;
            this.zone = move.zone() - 'A';
            this.move = move;
            this.top = move.top();
            this.shuffles = shuffles;
        }

        @Override
        int run(VirtualMachine machine) {
            Zones zones = machine.zones;
            // before the cards are taken: afterwards the running card X is in no zone
            int from = pick.zone(machine);
            int count = pick.take(machine);
            if (count == 0) {
                machine.noteEmptySource();
                return 0;
            }
            if (machine.watcher != null) {
                machine.watcher.moves(zones.taken.cards, count, (char) ('A' + from), move);
            }
            // ygo-calc reverses the cards of every move, an accident of how it splices its lists
            if (machine.legacy) {
                reverse(zones.taken.cards, count);
            }
            zones.taken.put(zones.row(zone), count, top);
            if (shuffles) {
                zones.shuffle(zones.row(from));
            }
            return 0;
        }

        @Override
        Instruction linked(Zones zones, Instruction next) {
            boolean plain = !top && !shuffles;
            Instruction move = plain ? pick.move(zones, zones.row(zone), next) : null;
            return move == null ? super.linked(zones, next) : move;
        }

        private static void reverse(int[] cards, int count) {
            for (int i = 0; i < count / 2; i++) {
                int card = cards[i];
                cards[i] = cards[count - 1 - i];
                cards[count - 1 - i] = card;
            }
        }
    }

    /** Shuffles a zone. */
    static final class Shuffle extends Code {
        private final int zone;

        Shuffle(char zone) {
            this.zone = zone - 'A';
        }

        @Override
        int run(VirtualMachine machine) {
            Zone row = machine.zones.row(zone);
            if (machine.legacy) {
                // blocks keep their cards in order, so that order has to be known first
                machine.zones.decide(row, row.size());
                BlockShuffle.shuffle(row, machine.random);
            } else {
                machine.zones.shuffle(row);
            }
            return 0;
        }
    }

    /** Forbids effects. */
    static final class Ban extends Code {
        private final int[] effects;

        /**
         * A ban.
         *
         * @param effects the numbers of the effects it forbids
         */
        Ban(int[] effects) {
            this.effects = effects;
        }

        @Override
        int run(VirtualMachine machine) {
            for (int effect : effects) {
                machine.close(effect);
            }
            return 0;
        }
    }

    /** Sets a variable of one letter. */
    static final class AssignLocal extends Code {
        private final int index;
        private final Code value;

        AssignLocal(int index, Code value) {
            this.index = index;
            this.value = value;
        }

        @Override
        int run(VirtualMachine machine) {
            machine.locals[index] = value.run(machine);
            return 0;
        }
    }

    /** Sets a variable of more letters. */
    static final class AssignGlobal extends Code {
        private final int index;
        private final Code value;

        AssignGlobal(int index, Code value) {
            this.index = index;
            this.value = value;
        }

        @Override
        int run(VirtualMachine machine) {
            machine.globals[index] = value.run(machine);
            return 0;
        }

        @Override
        Instruction linked(Zones zones, Instruction next) {
            if (value instanceof NumberCode.Known known) {
                return Instruction.set(index, known.value, next);
            }
            if (value instanceof NumberCode.Chain sum
                    && sum.operands.length == 2
                    && sum.operands[0] instanceof NumberCode.Global variable
                    && variable.index == index
                    && sum.operands[1] instanceof NumberCode.Known known) {
                if (sum.operator == Operator.ADD) {
                    return Instruction.add(index, known.value, next);
                }
                if (sum.operator == Operator.SUBTRACT) {
                    return Instruction.add(index, -known.value, next);
                }
            }
            return super.linked(zones, next);
        }
    }

    /** Runs one of two branches; its value is that of the branch. */
    static final class If extends Code {
        private final Code condition;
        private final Code then;
        private final Code otherwise;

        If(Code condition, Code then, Code otherwise) {
            this.condition = condition;
            this.then = then;
            this.otherwise = otherwise;
        }

        @Override
        int run(VirtualMachine machine) {
            return condition.run(machine) != 0 ? then.run(machine) : otherwise.run(machine);
        }

        @Override
        Instruction linked(Zones zones, Instruction next) {
            return condition.branch(zones, then.linked(zones, next), otherwise.linked(zones, next));
        }
    }

    /** Runs its parts in order, until the game is stopped. */
    static final class Block extends Code {
        private final Code[] parts;

        Block(Code[] parts) {
            this.parts = parts;
        }

        @Override
        int run(VirtualMachine machine) {
            for (int i = 0; i < parts.length && !machine.stopped(); i++) {
                parts[i].run(machine);
            }
            return 0;
        }

        @Override
        Instruction linked(Zones zones, Instruction next) {
            Instruction first = next;
            for (int i = parts.length - 1; i >= 0; i--) {
                first = parts[i].linked(zones, first);
            }
            return first;
        }
    }

    /** Runs something until a condition holds. */
    static final class Repeat extends Code {
        private final int times;
        private final Code until;
        private final Code action;

        Repeat(int times, Code until, Code action) {
            this.times = times;
            this.until = until;
            this.action = action;
        }

        @Override
        int run(VirtualMachine machine) {
            for (int i = 0; i < times && !machine.stopped() && until.run(machine) == 0; i++) {
                action.run(machine);
            }
            return 0;
        }
    }

    /** Prints a line, with a blank after each part, as in ygo-calc. */
    static final class Print extends Code {
        private final Part[] parts;

        Print(Part[] parts) {
            this.parts = parts;
        }

        /** A text, a card set or a number; the other two are {@code null}. */
        record Part(String text, CompiledCardSet cards, Code number) {}

        @Override
        int run(VirtualMachine machine) {
            boolean wanted = machine.wantsPrint();
            StringBuilder line = wanted ? new StringBuilder() : null;
            for (Part part : parts) {
                // Evaluated even if nobody reads the line: rand and looks into a shuffled deck take
                // from the stream of chance, and a game must not depend on who watches it.
                int value =
                        part.cards() != null
                                ? part.cards().choose(machine)
                                : part.number() == null ? 0 : part.number().run(machine);
                if (wanted && line.length() < VirtualMachine.MAX_LINE) {
                    append(part, value, machine, line);
                }
            }
            // a card's description may be as long as a file
            machine.print(
                    wanted
                            ? line.substring(0, Math.min(line.length(), VirtualMachine.MAX_LINE))
                            : null);
            return 0;
        }

        private static void append(
                Part part, int value, VirtualMachine machine, StringBuilder line) {
            if (part.text() != null) {
                line.append(part.text());
            } else if (part.cards() != null) {
                line.append('{');
                for (int i = 0; i < value && line.length() < VirtualMachine.MAX_LINE; i++) {
                    line.append(machine.labels[machine.zones.taken.cards[i]]).append(", ");
                }
                line.append('}');
            } else {
                line.append(value);
            }
            line.append(' ');
        }
    }
}
