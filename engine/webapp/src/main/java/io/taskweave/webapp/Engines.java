package io.taskweave.webapp;

import java.util.List;

/**
 * What runs behind the pages.
 *
 * @param product name by which plugins say which engines they work with; null if there is none that we know
 * @param names of the engines that run now, sorted
 */
record Engines(String product, List<String> names) {

    static final Engines NONE = new Engines(null, List.of());
}
