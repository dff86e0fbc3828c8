package io.taskweave.webapp.watching;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.taskweave.webapp.watching.Report.Vital;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** Counts with the meters of the application. */
public final class MicrometerWatch implements Watch {

    private final Supplier<MeterRegistry> found;
    private volatile MeterRegistry known;

    /** @param found the registry of the application, asked for when it is needed; null if there is none */
    public MicrometerWatch(Supplier<MeterRegistry> found) {
        this.found = found;
    }

    @Override
    public void request(String kind, int status) {
        registry().ifPresent(registry -> registry.counter(
                        "taskweave.requests", "kind", kind, "status", status / 100 + "xx")
                .increment());
    }

    @Override
    public void report(Report report) {
        registry().ifPresent(registry -> {
            registry.counter("taskweave.reports", "kind", kindOf(report)).increment();
            if (report instanceof Report.ClientError) {
                registry.counter("taskweave.client.errors").increment();
            } else if (report instanceof Vital vital) {
                summary(registry, vital).record(vital.value());
            }
        });
    }

    @Override
    public boolean keepsVitals() {
        return registry().isPresent();
    }

    private static String kindOf(Report report) {
        return report instanceof Report.Incident ? "incident" : report instanceof Vital ? "vital" : "error";
    }

    private static DistributionSummary summary(MeterRegistry registry, Vital vital) {
        DistributionSummary.Builder summary =
                DistributionSummary.builder("taskweave.web." + vital.name().name().toLowerCase(Locale.ROOT).replace('_', '.'));
        return (vital.name() == Vital.Name.CLS ? summary : summary.baseUnit("ms")).register(registry);
    }

    private Optional<MeterRegistry> registry() {
        if (known == null) {
            known = found.get();
        }
        return Optional.ofNullable(known);
    }
}
