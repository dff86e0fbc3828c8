package io.taskweave.webapp;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What anybody may know of an installation: which Taskweave it is, and whether it works. Nothing about the engine, the
 * server, or who is signed in.
 */
final class Status {

    /** Written by the build, so that a file server can answer it as well. */
    private static final String VERSION = "version.json";

    private static final byte[] UNKNOWN = "{\"name\":\"Taskweave\"}".getBytes(StandardCharsets.UTF_8);

    private final StaticFiles files;
    private final HealthCheck health;

    Status(StaticFiles files, HealthCheck health) {
        this.files = files;
        this.health = health;
    }

    /** @return false if this is not an address of it */
    boolean answer(Exchange exchange, String rest) throws IOException {
        switch (rest) {
            case "version" -> version(exchange);
            case "health" -> health(exchange, false);
            case "health/live" -> health(exchange, true);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void version(Exchange exchange) throws IOException {
        Optional<StaticFile> version = files.find(VERSION);
        exchange.sendUncached("application/json", version.map(StaticFile::bytes).orElse(UNKNOWN));
    }

    /** @param onlyPages whether it is enough that pages can be served */
    private void health(Exchange exchange, boolean onlyPages) throws IOException {
        HealthCheck.Health found = health.check();
        boolean isUp = onlyPages ? found.isLive() : found.isGood();
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("status", isUp ? "UP" : "DOWN");
        if (!isUp) {
            (onlyPages ? found.pages() : found.reasons()).forEach(answer.putArray("reasons")::add);
        }
        exchange.json(isUp ? 200 : 503, answer.toString().getBytes(StandardCharsets.UTF_8));
    }
}
