package io.taskweave.webapp;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Reads a plugin file. It never throws: whatever is wrong with the file becomes a message for the admin. */
final class PluginSettingsReader {

    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

    /** Scheme, host and port only. As origins go into a header, nothing else may slip through. */
    private static final Pattern BARE_ORIGIN =
            Pattern.compile("https?://(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\\[[0-9A-Fa-f:.]+])(?::\\d{1,5})?");

    /** Policies under which a link may bring in a plugin from the person's own machine. */
    private static final Set<String> DEV_POLICIES = Set.of("confirm", "allow");

    /** Where such plugins come from, and their development servers' news of a change. */
    private static final List<String> LOOPBACK =
            List.of("http://localhost:*", "http://127.0.0.1:*", "ws://localhost:*", "ws://127.0.0.1:*");

    /** The file is part of every page. */
    static final int MOST_BYTES = 1 << 20;

    private final String fileName;

    PluginSettingsReader(String fileName) {
        this.fileName = fileName;
    }

    /**
     * @param file the admin's file, or the built-in one if there is none
     * @param builtIn the file that came with the application; tells where its own parts come from
     */
    PluginSettings read(byte[] file, byte[] builtIn) {
        if (file.length > MOST_BYTES) {
            return tooLarge();
        }
        try {
            JsonNode content = MAPPER.readTree(file);
            if (!content.isObject()) {
                return PluginSettings.broken(fileName + ": it must hold a JSON object");
            }
            List<String> complaints = new ArrayList<>();
            List<String> origins = new ArrayList<>(origins(content.path("policy"), "origins", complaints));
            List<String> backends = origins(content.path("policy"), "backends", complaints);
            if (DEV_POLICIES.contains(content.path("policy").path("devOverrides").asText())) {
                origins.addAll(LOOPBACK);
            }
            Set<String> replaced = replaced(content, manifests(builtIn));
            String error = complaints.isEmpty() ? null : fileName + ": " + String.join("; ", complaints);
            return new PluginSettings(content, error, List.copyOf(origins), backends, replaced);
        } catch (JsonProcessingException e) {
            return PluginSettings.broken(fileName + place(e.getLocation()) + ": " + e.getOriginalMessage());
        } catch (IOException e) {
            return PluginSettings.broken(fileName + " cannot be read");
        }
    }

    PluginSettings tooLarge() {
        return PluginSettings.broken(fileName + " is larger than 1 MB: it was not read");
    }

    private static String place(JsonLocation location) {
        return location == null ? "" : ", line " + location.getLineNr() + ", column " + location.getColumnNr();
    }

    private static List<String> origins(JsonNode policy, String member, List<String> complaints) {
        JsonNode listed = policy.path(member);
        List<String> origins = new ArrayList<>();
        if (!listed.isMissingNode() && !listed.isArray()) {
            complaints.add("policy." + member + " must be a list");
        }
        for (int i = 0; i < listed.size(); i++) {
            String origin = listed.get(i).asText();
            if (BARE_ORIGIN.matcher(origin).matches()) {
                origins.add(origin);
            } else if (!"self".equals(origin)) {
                complaints.add("policy." + member + "[" + i + "] \"" + origin + "\" is not an origin (https://host:port, nothing more)");
            }
        }
        return List.copyOf(origins);
    }

    private static Set<String> replaced(JsonNode content, Map<String, String> builtInManifests) {
        Set<String> replaced = new TreeSet<>();
        for (JsonNode plugin : content.path("plugins")) {
            String id = plugin.path("id").asText();
            JsonNode manifest = plugin.path("manifest");
            boolean disabled = plugin.path("enabled").isBoolean() && !plugin.path("enabled").asBoolean();
            boolean elsewhere = manifest.isTextual() && !manifest.asText().equals(builtInManifests.get(id));
            if (disabled || elsewhere) {
                replaced.add(id);
            }
        }
        return Set.copyOf(replaced);
    }

    private static Map<String, String> manifests(byte[] builtIn) throws IOException {
        Map<String, String> manifests = new LinkedHashMap<>();
        if (builtIn != null) {
            for (JsonNode plugin : MAPPER.readTree(builtIn).path("plugins")) {
                manifests.put(plugin.path("id").asText(), plugin.path("manifest").asText());
            }
        }
        return manifests;
    }
}
