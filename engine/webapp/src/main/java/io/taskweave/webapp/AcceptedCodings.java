package io.taskweave.webapp;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** What an Accept-Encoding header asks for, of the codings that we have. */
record AcceptedCodings(List<String> inOrder) {

    static final String IDENTITY = "identity";

    /** The smaller one first: it wins among equal weights. */
    private static final List<String> OURS = List.of("br", "gzip", IDENTITY);

    static AcceptedCodings parse(String header) {
        Map<String, Double> weights = new HashMap<>();
        if (header != null) {
            for (String item : header.split(",")) {
                String[] parts = item.toLowerCase(Locale.ROOT).split(";", -1);
                weights.put(parts[0].trim(), weight(parts));
            }
        }
        double others = weights.getOrDefault("*", 0.0);
        Map<String, Double> ours = new HashMap<>();
        for (String coding : OURS) {
            // The file itself needs no mention to be welcome, but it is the last choice then.
            double unmentioned = coding.equals(IDENTITY) ? Math.max(others, 0.0001) : others;
            ours.put(coding, weights.getOrDefault(coding, unmentioned));
        }
        Stream<String> welcome = OURS.stream().filter(coding -> ours.get(coding) > 0);
        return new AcceptedCodings(
                welcome.sorted(Comparator.comparing(ours::get, Comparator.reverseOrder())).toList());
    }

    private static double weight(String[] parts) {
        for (int i = 1; i < parts.length; i++) {
            String part = parts[i].trim();
            if (part.startsWith("q=")) {
                try {
                    return Double.parseDouble(part.substring(2));
                } catch (NumberFormatException e) {
                    return 0;
                }
            }
        }
        return 1;
    }
}
