package io.taskweave.webapp.watching;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** What one of Java's own loggers logs, wherever the application sends it. */
public final class LogLines extends Handler implements BeforeEachCallback, AfterEachCallback {

    private final Logger logger;
    private final List<String> lines = new ArrayList<>();
    private Level levelBefore;

    public LogLines(String name) {
        logger = Logger.getLogger(name);
    }

    public List<String> lines() {
        return lines;
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        levelBefore = logger.getLevel();
        logger.setLevel(Level.INFO);
        logger.addHandler(this);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        logger.removeHandler(this);
        logger.setLevel(levelBefore);
    }

    @Override
    public void publish(LogRecord logged) {
        lines.add(logged.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
