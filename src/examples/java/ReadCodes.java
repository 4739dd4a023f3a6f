import cardbench.app.bundle.AllOperations;
import cardbench.base.text.Diagnostics;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Reading;
import cardbench.codes.genshin.GenshinDeck;
import cardbench.codes.genshin.ShareCode;
import cardbench.codes.genshin.ShareCodec;
import cardbench.codes.hearthstone.Deckstring;
import cardbench.codes.hearthstone.HearthstoneDeck;
import cardbench.codes.ygo.deck.ExtraDeck;
import cardbench.codes.ygo.deck.YgoCodec;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.setcode.Setcode;
import cardbench.codes.ygo.setcode.SetcodeReader;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.util.stream.Collectors;

/** Reads a code of each kind with its codec, and one through the JSON contract. */
public final class ReadCodes {

    public static void main(String[] arguments) {
        String deckstring = "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";
        Deckstring deckstrings = new Deckstring();
        Reading<HearthstoneDeck> reading = deckstrings.read(deckstring);
        HearthstoneDeck deck = reading.deck();
        System.out.println("hero " + deck.heroes().get(0));
        for (Entry card : deck.entries()) {
            System.out.println(card.copies() + "x " + card.number());
        }
        HearthstoneDeck same = HearthstoneDeck.of(deck.format(), deck.heroes(), deck.entries());
        System.out.println(deckstrings.write(same));

        String shared = "BPIC4QMQAgIi4j8RBRLS84MRClIS+JcRDWJC/roRDdPSDL8SDrMiDdsSD+OSEOASD/IC";
        ShareCodec shareCodes = new ShareCodec();
        ShareCode read = shareCodes.read(shared).deck();
        StringBuilder slots = new StringBuilder("slots");
        for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
            slots.append(' ').append(read.deck().shareId(slot));
        }
        System.out.println(slots);
        System.out.println(shareCodes.write(new ShareCode(read.deck(), 0, 0)));

        String ydke = "ydke://rvTMAq70zAKu9MwCEtmgAqOpVwU=!/WccAL4jpwI=!7ydRAA==!";
        YgoDeck cards = YgoCodec.of("ydke", ExtraDeck.UNKNOWN).read(ydke).deck();
        System.out.print(YgoCodec.of("ydk", ExtraDeck.UNKNOWN).write(cards));

        Setcode setcode = SetcodeReader.read("0x307b1048", new Diagnostics());
        System.out.println(
                setcode.codes().stream()
                        .map(code -> "0x" + Integer.toHexString(code))
                        .collect(Collectors.joining(" ")));

        Dispatcher contract = new Dispatcher(AllOperations.all());
        JsonObject request = new JsonObject().add("op", "decode").add("text", deckstring);
        JsonObject response = Json.parse(contract.call(request.toString())).asObject();
        System.out.println(response.get("result").asObject().getString("canonical", ""));
    }
}
