package io.taskweave.demo;

import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/**
 * Lets time pass for process instances: all that the engine knows of them moves back. The demo's history of four weeks is made
 * so, because the engine dates what it writes itself. The process {@code time-passes} calls it.
 */
@Component
public class TimePasses {

    /** Columns of time by table. */
    private static final Map<String, List<String>> TIMES = Map.of(
            "ACT_RU_TASK", List.of("CREATE_TIME_", "LAST_UPDATED_"),
            "ACT_HI_PROCINST", List.of("START_TIME_", "END_TIME_"),
            "ACT_HI_ACTINST", List.of("START_TIME_", "END_TIME_"),
            "ACT_HI_TASKINST", List.of("START_TIME_", "END_TIME_"),
            "ACT_HI_VARINST", List.of("CREATE_TIME_"),
            "ACT_HI_DETAIL", List.of("TIME_"),
            "ACT_HI_OP_LOG", List.of("TIMESTAMP_"),
            "ACT_HI_COMMENT", List.of("TIME_"),
            "ACT_HI_ATTACHMENT", List.of("CREATE_TIME_"));

    private static final int MINUTES_A_DAY = 24 * 60;
    private static final int MINUTES_AN_HOUR = 60;

    private final JdbcTemplate database;

    public TimePasses(JdbcTemplate database) {
        this.database = database;
    }

    /** @param spans ids of process instances, each with the minutes that pass for it: {@code "4711 1440"} */
    public void forInstances(List<String> spans) {
        for (String span : spans) {
            String[] parts = span.split(" ");
            forInstance(parts[0], Integer.parseInt(parts[1]));
        }
    }

    private void forInstance(String id, int minutes) {
        // As both H2 and PostgreSQL read it.
        String span = "INTERVAL '%d %d:%d' DAY TO MINUTE".formatted(
                minutes / MINUTES_A_DAY, minutes % MINUTES_A_DAY / MINUTES_AN_HOUR, minutes % MINUTES_AN_HOUR);
        TIMES.forEach((table, columns) -> {
            List<String> changes =
                    columns.stream().map(column -> column + " = " + column + " - " + span).toList();
            database.update(
                    "UPDATE " + table + " SET " + String.join(", ", changes) + " WHERE PROC_INST_ID_ = ?", id);
        });
    }
}
