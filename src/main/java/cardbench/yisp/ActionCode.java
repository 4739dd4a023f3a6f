package cardbench.yisp;

/** Compiled expressions that do something. */
final class ActionCode {

    private ActionCode() {}

    /** Does nothing. */
    static final class Nothing extends Code {
        @Override
        int run(Play play) {
            return 0;
        }
    }

    /** Moves cards. */
    static final class Move extends Code {
        private final Pick pick;
        private final int zone;
        private final Expression.Move move;
        private final boolean top;
        private final boolean shuffles;

        /** Whether the cards may go over one by one, without being taken first. */
        private final boolean direct;

        /**
         * A move.
         *
         * @param shuffles whether the deck is shuffled behind it
         * @param legacy whether the cards are turned round, as in ygo-calc
         */
        Move(Pick pick, Expression.Move move, boolean shuffles, boolean legacy) {
            this.pick = pick;
            this.zone = move.zone() - 'A';
            this.move = move;
            this.top = move.top();
            this.shuffles = shuffles;
            this.direct = !legacy && !shuffles && !top && pick.isDirect(zone);
        }

        @Override
        int run(Play play) {
            Zones zones = play.zones;
            if (direct && play.watcher == null) {
                if (pick.move(play, zones.row(zone)) == 0) {
                    play.noteEmptySource();
                }
                return 0;
            }
            int from = pick.zone(play);
            int count = pick.take(play);
            if (count == 0) {
                play.noteEmptySource();
                return 0;
            }
            if (play.watcher != null) {
                play.watcher.moves(zones.taken.cards, count, (char) ('A' + from), move);
            }
            if (play.legacy) {
                reverse(zones.taken.cards, count);
            }
            zones.taken.put(zones.row(zone), count, top);
            if (shuffles) {
                zones.shuffle(zones.row(from));
            }
            return 0;
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
        int run(Play play) {
            Row row = play.zones.row(zone);
            if (play.legacy) {
                play.zones.decide(row, row.size());
                BlockShuffle.shuffle(row, play.random);
            } else {
                play.zones.shuffle(row);
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
        int run(Play play) {
            for (int effect : effects) {
                play.close(effect);
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
        int run(Play play) {
            play.locals[index] = value.run(play);
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
        int run(Play play) {
            play.globals[index] = value.run(play);
            return 0;
        }
    }

    /** Chooses; its value is that of what it chose. */
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
        int run(Play play) {
            return condition.run(play) != 0 ? then.run(play) : otherwise.run(play);
        }
    }

    /** Does one after the other, until the game is stopped. */
    static final class Block extends Code {
        private final Code[] parts;

        Block(Code[] parts) {
            this.parts = parts;
        }

        @Override
        int run(Play play) {
            for (int i = 0; i < parts.length && !play.stopped(); i++) {
                parts[i].run(play);
            }
            return 0;
        }
    }

    /** Prints a line: a blank behind each part. */
    static final class Print extends Code {
        private final Part[] parts;

        Print(Part[] parts) {
            this.parts = parts;
        }

        /** What is printed: a text, cards, or the value of a number; just one of them is there. */
        record Part(String text, Pick cards, Code number) {}

        @Override
        int run(Play play) {
            boolean wanted = play.wantsPrint();
            StringBuilder line = wanted ? new StringBuilder() : null;
            for (Part part : parts) {
                int value = part.number() == null ? 0 : part.number().run(play);
                if (wanted && line.length() < Play.MAX_LINE) {
                    append(part, value, play, line);
                }
            }
            // a card's description may be as long as a file
            play.print(wanted ? line.substring(0, Math.min(line.length(), Play.MAX_LINE)) : null);
            return 0;
        }

        private static void append(Part part, int value, Play play, StringBuilder line) {
            if (part.text() != null) {
                line.append(part.text());
            } else if (part.cards() != null) {
                int count = part.cards().choose(play);
                line.append('{');
                for (int i = 0; i < count && line.length() < Play.MAX_LINE; i++) {
                    line.append(play.labels[play.zones.taken.cards[i]]).append(", ");
                }
                line.append('}');
            } else {
                line.append(value);
            }
            line.append(' ');
        }
    }
}
