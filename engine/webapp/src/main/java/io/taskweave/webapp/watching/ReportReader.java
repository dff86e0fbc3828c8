package io.taskweave.webapp.watching;

import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.taskweave.webapp.watching.Report.ClientError;
import io.taskweave.webapp.watching.Report.Incident;
import io.taskweave.webapp.watching.Report.Vital;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** Reads what a page has sent. What is not known is left out, so that pages and servers need not be of one version. */
final class ReportReader {

    private static final int MOST_OF_A_KIND = 50;
    private static final double LONGEST = 600_000;

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .build();

    static {
        MAPPER.getFactory()
                .setStreamReadConstraints(
                        StreamReadConstraints.builder().maxNestingDepth(10).build());
    }

    private ReportReader() {}

    /** @return empty if it is not a report at all */
    static Optional<List<Report>> read(byte[] body) {
        try {
            JsonNode content = MAPPER.readTree(body);
            if (content == null || !content.isObject()) {
                return Optional.empty();
            }
            List<Report> reports = new ArrayList<>();
            String sdk = text(content, "sdk");
            String version = text(content, "version");
            entries(content, "incidents").forEach(entry -> incident(entry, sdk).ifPresent(reports::add));
            entries(content, "errors").forEach(entry -> error(entry, version).ifPresent(reports::add));
            entries(content, "vitals").forEach(entry -> vital(entry).ifPresent(reports::add));
            return reports.isEmpty() ? Optional.empty() : Optional.of(reports);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static List<JsonNode> entries(JsonNode content, String name) {
        JsonNode list = content.path(name);
        return list.isArray()
                ? StreamSupport.stream(list.spliterator(), false)
                        .limit(MOST_OF_A_KIND)
                        .toList()
                : List.of();
    }

    private static Optional<Report> incident(JsonNode entry, String sdk) {
        String code = text(entry, "code");
        String pluginId = text(entry, "pluginId");
        return code == null || pluginId == null
                ? Optional.empty()
                : Optional.of(new Incident(
                        code, pluginId, text(entry, "version"), text(entry, "contribution"), text(entry, "at"), sdk));
    }

    private static Optional<Report> error(JsonNode entry, String version) {
        String id = text(entry, "id");
        if (id == null) {
            return Optional.empty();
        }
        List<String> stack = entries(entry, "stack").stream()
                .filter(JsonNode::isTextual)
                .map(JsonNode::asText)
                .toList();
        return Optional.of(
                new ClientError(id, text(entry, "name"), text(entry, "message"), stack, text(entry, "at"), version));
    }

    private static Optional<Report> vital(JsonNode entry) {
        String name = text(entry, "name");
        double value = entry.path("value").asDouble(-1);
        return value < 0 || value > LONGEST
                ? Optional.empty()
                : Arrays.stream(Vital.Name.values())
                        .filter(known -> known.name().equals(name))
                        .findFirst()
                        .map(known -> new Vital(known, value));
    }

    private static String text(JsonNode entry, String name) {
        JsonNode value = entry.path(name);
        return value.isTextual() ? value.asText() : null;
    }
}
