package io.taskweave.webapp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** JSON that may stand inside a script element: ASCII only, and nothing that HTML would read as markup. */
final class HtmlSafeJson {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .build();

    static {
        MAPPER.getFactory().setCharacterEscapes(new MarkupEscapes());
    }

    private HtmlSafeJson() {}

    static String write(JsonNode node) {
        try {
            return MAPPER.writeValueAsString(node);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A JSON tree could not be written", e);
        }
    }

    private static final class MarkupEscapes extends CharacterEscapes {

        private static final long serialVersionUID = 1L;
        private static final int[] ESCAPES = standardAsciiEscapesForJSON();

        static {
            for (char markup : new char[] {'<', '>', '&', '\''}) {
                ESCAPES[markup] = ESCAPE_STANDARD;
            }
        }

        @Override
        public int[] getEscapeCodesForAscii() {
            return ESCAPES;
        }

        @Override
        public SerializableString getEscapeSequence(int ch) {
            return null;
        }
    }
}
