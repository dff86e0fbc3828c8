package io.taskweave.webapp;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;

/**
 * What a page needs to know of the plugin file.
 *
 * @param content the parsed file; null if there is none or it cannot be read
 * @param error what is wrong with it, for the admin; null if nothing
 * @param origins origins that plugins may come from besides our own
 * @param backends origins that plugins may call, and no code comes from
 * @param replaced ids of built-in parts that are switched off or taken from elsewhere, so not to be preloaded
 */
record PluginSettings(JsonNode content, String error, List<String> origins, List<String> backends, Set<String> replaced) {

    static final PluginSettings NONE = new PluginSettings(null, null, List.of(), List.of(), Set.of());

    static PluginSettings broken(String error) {
        return new PluginSettings(null, error, List.of(), List.of(), Set.of());
    }
}
