package io.taskweave.webapp;

import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;

/**
 * Taskweave among what the Actuator asks. A broken plugin file is a detail and takes nothing out of service: pages are served all
 * the same.
 */
final class TaskweaveHealthIndicator implements HealthIndicator {

    private static final String WARNING = "WARNING";

    private final HealthCheck check;

    TaskweaveHealthIndicator(HealthCheck check) {
        this.check = check;
    }

    @Override
    public Health health() {
        HealthCheck.Health found = check.check();
        if (found.isGood()) {
            return Health.up().build();
        }
        return (found.isLive() ? Health.status(WARNING) : Health.down())
                .withDetail("reasons", found.reasons())
                .build();
    }
}
