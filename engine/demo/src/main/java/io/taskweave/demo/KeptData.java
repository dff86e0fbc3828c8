package io.taskweave.demo;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/**
 * Demo data of an earlier start, as an SQL script. A new database is made from it before the engine sees the database,
 * which takes a second where loading them by REST takes many. The line {@code keep} on the standard input writes the
 * script; only the program that started us can send it.
 *
 * <p>A script that does not fit is no failure: the engine begins with an empty database, and is filled by REST.
 */
@Component
@ConditionalOnProperty("taskweave.demo.kept-data")
public class KeptData implements BeanFactoryPostProcessor {

    private static final Logger LOG = LoggerFactory.getLogger(KeptData.class);
    private static final String FILE = "file:";
    private static final String FILE_END = ".mv.db";

    @Override
    public void postProcessBeanFactory(ConfigurableListableBeanFactory beans) {
        Environment environment = beans.getBean(Environment.class);
        Path kept = Path.of(environment.getRequiredProperty("taskweave.demo.kept-data"));
        String database = environment.getRequiredProperty("taskweave.demo.db");
        Access access = new Access(
                environment.getRequiredProperty("spring.datasource.url"),
                environment.getRequiredProperty("spring.datasource.username"),
                environment.getRequiredProperty("spring.datasource.password"));
        if (Files.exists(kept)) {
            restore(kept, database, access);
        }
        Thread listener = new Thread(() -> keepWhenAsked(kept, access), "kept-data");
        listener.setDaemon(true);
        listener.start();
    }

    private static void restore(Path kept, String database, Access access) {
        try {
            if (database.startsWith(FILE)) {
                restoreFile(kept, database.substring(FILE.length()), access);
            } else {
                runScript(kept, access, "DROP ALL OBJECTS");
            }
        } catch (SQLException | IOException e) {
            LOG.warn("The kept demo data do not fit and are left: {}", e.getMessage());
        }
    }

    /** Made aside and put in place whole: who ends us meanwhile leaves no half of a database. */
    private static void restoreFile(Path kept, String place, Access access) throws SQLException, IOException {
        if (Files.exists(Path.of(place + FILE_END))) {
            return;
        }
        String aside = place + ".new";
        Files.deleteIfExists(Path.of(aside + FILE_END));
        Access toAside = new Access("jdbc:h2:" + FILE + aside, access.user(), access.password());
        try {
            runScript(kept, toAside, "SHUTDOWN IMMEDIATELY");
            try (Connection connection = toAside.open();
                    Statement statement = connection.createStatement()) {
                // The script keeps the database open; a file that is open cannot be moved.
                statement.execute("SHUTDOWN");
            }
            Files.move(Path.of(aside + FILE_END), Path.of(place + FILE_END));
        } finally {
            Files.deleteIfExists(Path.of(aside + FILE_END));
        }
    }

    private static void runScript(Path kept, Access access, String afterFailure) throws SQLException {
        try (Connection connection = access.open();
                Statement statement = connection.createStatement()) {
            try {
                statement.execute("RUNSCRIPT FROM " + quoted(kept) + " COMPRESSION GZIP");
            } catch (SQLException e) {
                statement.execute(afterFailure);
                throw e;
            }
        }
    }

    private static void keepWhenAsked(Path kept, Access access) {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.equals("keep")) {
                    keep(kept, access);
                }
            }
        } catch (SQLException | IOException e) {
            LOG.warn("The demo data cannot be kept: {}", e.getMessage());
        }
    }

    private static void keep(Path kept, Access access) throws SQLException, IOException {
        Files.createDirectories(kept.getParent());
        Path half = Path.of(kept + "." + ProcessHandle.current().pid());
        try (Connection connection = access.open();
                Statement statement = connection.createStatement()) {
            statement.execute("SCRIPT TO " + quoted(half) + " COMPRESSION GZIP");
        }
        Files.move(half, kept, StandardCopyOption.REPLACE_EXISTING);
    }

    private static String quoted(Path path) {
        return "'" + path.toString().replace("'", "''") + "'";
    }

    private record Access(String url, String user, String password) {

        Connection open() throws SQLException {
            return DriverManager.getConnection(url, user, password);
        }
    }
}
