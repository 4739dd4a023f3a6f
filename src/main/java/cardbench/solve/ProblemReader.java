package cardbench.solve;

import cardbench.text.Diagnostic;
import cardbench.yisp.CardKind;
import cardbench.yisp.Expression;
import cardbench.yisp.Program;
import cardbench.yisp.Source;
import cardbench.yisp.Statement;
import cardbench.yisp.Tags;
import java.util.ArrayList;
import java.util.List;

/** Makes a {@link Problem} of a topic, or finds out why it is none that can be solved. */
final class ProblemReader {

    private final TopicText topic;
    private final Classes classes;
    private final Terms terms;
    private final int[] numbers;
    private final Tags tags;

    private ProblemReader(TopicText topic) {
        this.topic = topic;
        this.classes = Classes.of(topic);
        List<Program> all = new ArrayList<>();
        topic.effects().forEach(all::addAll);
        this.tags = new Tags(all, false);
        this.numbers = new int[all.size()];
        this.terms = new Terms(topic.vocabulary(), classes, topic.autoShuffle());
    }

    /**
     * Reads a topic.
     *
     * @throws Uncovered where it is none that can be solved
     */
    static Problem read(TopicText topic) {
        return new ProblemReader(topic).problem();
    }

    private Problem problem() {
        limit(classes.count(), Problem.MOST_CLASSES);
        limit(topic.combos().size(), Problem.MOST_GOALS);
        StringBuilder scanned = new StringBuilder(topic.activates() ? topic.scanZones() : "");
        if (scanned.indexOf("D") >= 0) {
            throw new Uncovered(SolveCodes.SCANS_DECK.anywhere());
        }
        int[] scannedZones = new int[scanned.length()];
        for (int i = 0; i < scannedZones.length; i++) {
            scannedZones[i] = terms.zone(scanned.charAt(i));
        }
        terms.deal(topic.startCard());
        List<Ability> abilities = abilities(scannedZones);
        terms.begin(topic.header() == null ? Source.of("") : topic.header().source(), -1);
        List<Step> header = new ArrayList<>();
        if (topic.header() != null) {
            for (Statement statement : topic.header().statements()) {
                step(statement, header);
            }
        }
        Goal[] goals = new Goal[topic.combos().size()];
        for (int i = 0; i < goals.length; i++) {
            goals[i] = goal(topic.combos().get(i));
        }
        int[][] abilitiesOf = new int[classes.count()][];
        for (int c = 0; c < abilitiesOf.length; c++) {
            List<Integer> own = new ArrayList<>();
            for (Ability ability : abilities) {
                if (ability.owner() == c) {
                    own.add(ability.number());
                }
            }
            abilitiesOf[c] = new int[own.size()];
            for (int i = 0; i < own.size(); i++) {
                abilitiesOf[c][i] = own.get(i);
            }
        }
        return new Problem(
                classes.counts(),
                classes.ofKinds(),
                topic.startCard(),
                terms.zones(),
                scannedZones,
                abilities.toArray(new Ability[0]),
                abilitiesOf,
                classes.twins(),
                header.toArray(new Step[0]),
                goals,
                terms.questions(),
                terms.moves(),
                terms.globals(),
                terms.locals(),
                Costs.of(topic, abilities, classes),
                terms.overlaps(),
                terms.isRandom());
    }

    private static void limit(int found, int limit) {
        if (found > limit) {
            throw new Uncovered(
                    SolveCodes.TOO_MANY.anywhere().with("found", found).with("limit", limit));
        }
    }

    private List<Ability> abilities(int[] scanned) {
        List<Ability> abilities = new ArrayList<>();
        List<int[]> places = new ArrayList<>();
        int id = 0;
        for (int kind = 0; kind < topic.effects().size(); kind++) {
            for (Program program : topic.effects().get(kind)) {
                numbers[id++] = -1;
                CardKind card = topic.vocabulary().cards().get(kind);
                if (topic.activates() && card.count() > 0 && fires(program)) {
                    numbers[id - 1] = places.size();
                    places.add(new int[] {kind, id - 1});
                }
            }
        }
        limit(places.size(), Problem.MOST_ABILITIES);
        terms.bans(tags, numbers);
        id = 0;
        for (int kind = 0; kind < topic.effects().size(); kind++) {
            for (Program program : topic.effects().get(kind)) {
                if (numbers[id++] >= 0) {
                    abilities.add(ability(program, abilities.size(), kind, scanned));
                }
            }
        }
        return abilities;
    }

    /** Whether a program ever comes to {@code @}; if not, it must not do anything. */
    private static boolean fires(Program program) {
        Statement deed = null;
        for (Statement statement : program.statements()) {
            if (statement instanceof Statement.Fire) {
                return true;
            }
            boolean does =
                    statement instanceof Statement.Act act
                            && !(act.expression() instanceof Expression.Nothing);
            deed = does && deed == null ? statement : deed;
        }
        if (deed != null) {
            throw new Uncovered(at(SolveCodes.LATE_GUARD.anywhere(), program, deed));
        }
        return false;
    }

    private static Diagnostic at(Diagnostic said, Program program, Statement statement) {
        return said.code().at(program.source().locate(statement.from(), statement.to()));
    }

    private Ability ability(Program program, int number, int kind, int[] scanned) {
        int owner = classes.of(kind);
        terms.begin(program.source(), owner);
        List<Step> guards = new ArrayList<>();
        List<Step> body = new ArrayList<>();
        boolean fired = false;
        boolean acted = false;
        for (Statement statement : program.statements()) {
            if (statement instanceof Statement.Fire) {
                fired = true;
            } else if (statement instanceof Statement.Guard guard && !fired) {
                if (acted) {
                    throw new Uncovered(at(SolveCodes.LATE_GUARD.anywhere(), program, guard));
                }
                if (Terms.isRandom(guard.number())) {
                    throw new Uncovered(at(SolveCodes.RANDOM_GUARD.anywhere(), program, guard));
                }
                step(guard, guards);
            } else {
                acted |=
                        !(statement instanceof Statement.Act act
                                && act.expression() instanceof Expression.Nothing);
                step(statement, body);
            }
        }
        int zones = 0;
        for (int zone : scanned) {
            zones |= program.flags().allows(terms.letter(zone)) ? 1 << zone : 0;
        }
        return new Ability(
                number,
                owner,
                program.flags().once(),
                program.flags().onlyFirst(),
                zones,
                guards.toArray(new Step[0]),
                body.toArray(new Step[0]));
    }

    private void step(Statement statement, List<Step> steps) {
        if (statement instanceof Statement.Guard guard) {
            steps.add(new Step(terms.amount(guard.number()), guard.negated(), null));
        } else if (statement instanceof Statement.Act act) {
            Deed deed = terms.deed(act.expression());
            if (!(deed instanceof Deed.Nothing)) {
                steps.add(new Step(null, false, deed));
            }
        }
    }

    private Goal goal(TopicText.Combo combo) {
        terms.begin(combo.conditionText(), -1);
        Amount condition = combo.condition() == null ? null : terms.amount(combo.condition());
        terms.begin(combo.scoreText(), -1);
        Amount score = combo.score() == null ? new Amount.Fixed(1) : terms.amount(combo.score());
        limit(combo.hand().size() + combo.grave().size(), TopicText.MOST_CONDITIONS);
        int[] hand = masks(combo.hand());
        int[] grave = masks(combo.grave());
        int[] asked = new int[hand.length + grave.length];
        for (int i = 0; i < asked.length; i++) {
            boolean inHand = i < hand.length;
            asked[i] =
                    terms.questions()
                            .number(
                                    inHand ? Cards.HAND : Cards.GRAVE,
                                    inHand ? hand[i] : grave[i - hand.length]);
        }
        return new Goal(
                condition,
                score,
                hand,
                grave,
                any(hand),
                any(grave),
                asked,
                combo.best(),
                combo.sensitive());
    }

    private int[] masks(List<boolean[]> conditions) {
        int[] masks = new int[conditions.size()];
        for (int i = 0; i < masks.length; i++) {
            masks[i] = classes.mask(conditions.get(i));
        }
        return masks;
    }

    private static int any(int[] masks) {
        int any = 0;
        for (int mask : masks) {
            any |= mask;
        }
        return any;
    }

    /** A topic cannot be solved; inside this package alone. */
    static final class Uncovered extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient Diagnostic why;

        Uncovered(Diagnostic why) {
            super(why.code().name(), null, false, false);
            this.why = why;
        }

        Diagnostic why() {
            return why;
        }
    }
}
