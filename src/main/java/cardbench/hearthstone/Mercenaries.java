package cardbench.hearthstone;

import cardbench.deck.Found;
import cardbench.deck.Recogniser;
import cardbench.text.Base64Text;
import cardbench.text.ByteReader;
import java.util.ArrayList;
import java.util.List;

/**
 * Recognises codes of Mercenaries teams, another mode of the game, so that they are not reported as
 * broken decks. Such a code is a Protocol Buffers message in base64: field 1 is the team's id, 2
 * its name, 3 its type, 4 its members, each in a field 1. Nothing more is read from it.
 *
 * @see <a href="https://protobuf.dev/programming-guides/encoding/">Protocol Buffers, encoding</a>
 */
public final class Mercenaries implements Recogniser {

    private static final int LONGEST = 2000;

    private static final int ID = 0x08;
    private static final int NAME = 0x12;
    private static final int MEMBERS = 0x22;
    private static final int MEMBER = 0x0a;

    @Override
    public String kind() {
        return "mercenaries";
    }

    @Override
    public List<Found> find(String text) {
        List<Found> all = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length() && all.size() <= MOST; i++) {
            if (i == text.length() || Base64Text.value(text.charAt(i)) < 0) {
                // the tag 0x08 of field 1 comes first; its upper six bits are the letter C
                if (i > start && text.charAt(start) == 'C' && i - start <= LONGEST) {
                    Base64Text word = Base64Text.run(text, start, i - start, false);
                    if (isTeam(new ByteReader(word))) {
                        all.add(new Found(kind(), start, word.end(word.size()), true));
                    }
                }
                start = i + 1;
            }
        }
        return all;
    }

    private static boolean isTeam(ByteReader in) {
        boolean named =
                in.unsignedByte() == ID
                        && in.varint() >= 0
                        && in.unsignedByte() == NAME
                        && skip(in, in.varint());
        boolean members = false;
        while (named && in.remaining() > 0) {
            int tag = in.unsignedByte();
            if (tag == MEMBERS) {
                int length = in.varint();
                members = length > 0 && in.unsignedByte() == MEMBER && skip(in, length - 1);
                named = members;
            } else {
                // any other field must be a varint (wire type 0), as the type of the team is
                named = tag < 0x80 && (tag & 7) == 0 && in.varint() >= 0;
            }
        }
        return named && members;
    }

    private static boolean skip(ByteReader in, int bytes) {
        if (bytes < 0 || bytes > in.remaining()) {
            return false;
        }
        for (int i = 0; i < bytes; i++) {
            in.unsignedByte();
        }
        return true;
    }
}
