package cardbench.odds.call;

import cardbench.base.json.JsonText;
import cardbench.base.number.Estimate;
import cardbench.base.number.Fraction;
import cardbench.odds.advise.DeckVariants;
import cardbench.odds.advise.Difference;
import cardbench.odds.question.Figure;
import cardbench.odds.question.Odds;

/** Writes odds and their differences. */
final class OddsJson {

    private OddsJson() {}

    /** Writes the odds of one version of a topic. */
    static void write(Odds odds, JsonText json) {
        json.object().member("method", odds.method()).name("success");
        write(odds.success(), json);
        json.name("averageScore");
        write(odds.averageScore(), json);
        json.endObject();
    }

    /** Writes two versions of a topic and their difference into the open object. */
    static void writeMembers(DeckVariants.Pair pair, JsonText json) {
        json.name("before");
        write(pair.before(), json);
        json.name("after");
        write(pair.after(), json);
        json.name("difference");
        write(pair.difference(), json);
    }

    /** Writes a difference. */
    static void write(Difference difference, JsonText json) {
        if (difference == null) {
            write((Estimate) null, null, json);
            return;
        }
        json.object().name("value").number(difference.value());
        if (difference.fraction() != null) {
            json.member("fraction", difference.fraction());
        }
        json.name("low")
                .number(difference.low())
                .name("high")
                .number(difference.high())
                .endObject();
    }

    /** Writes a rate or mean. */
    static void write(Figure figure, JsonText json) {
        write(figure.estimate(), figure.fraction(), json);
    }

    /** Writes a rate or mean, with the fraction if it is exact. */
    static void write(Estimate estimate, Fraction fraction, JsonText json) {
        if (estimate == null) {
            json.object().member("value", (String) null).endObject();
            return;
        }
        json.object().name("value").number(estimate.value());
        if (fraction != null) {
            json.member("fraction", fraction.text());
        }
        json.name("low").number(estimate.low()).name("high").number(estimate.high()).endObject();
    }
}
