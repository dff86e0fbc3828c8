package io.taskweave.webapp;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Whether pages can be served, and whether the administrator's file can be read. */
final class HealthCheck {

    /** Files that the page names. */
    private static final Pattern NAMED = Pattern.compile("\"\\$APP_ROOT/app/taskweave/([^\"?#]+\\.(?:js|css))\"");

    private static final String NO_PAGE = "There is no page: Taskweave was built without its front end.";
    private static final String NO_FILE = "A file that the page names is missing.";
    private static final String PLUGINS_FILE = "The plugin file cannot be read: pages are served as if there were none.";

    private final StaticFiles files;
    private final PluginsFile pluginsFile;

    HealthCheck(StaticFiles files, PluginsFile pluginsFile) {
        this.files = files;
        this.pluginsFile = pluginsFile;
    }

    /**
     * What is wrong, in words that anybody may read: no path of the server, and nothing of what a file says.
     *
     * @param pages why no page, or only half of one, can be served
     * @param settings what is wrong with the administrator's file, without which pages are served all the same
     */
    record Health(List<String> pages, List<String> settings) {

        boolean isLive() {
            return pages.isEmpty();
        }

        boolean isGood() {
            return pages.isEmpty() && settings.isEmpty();
        }

        List<String> reasons() {
            List<String> all = new ArrayList<>(pages);
            all.addAll(settings);
            return all;
        }
    }

    Health check() {
        Optional<StaticFile> page = files.find(IndexPage.TEMPLATE);
        PluginSettings settings = pluginsFile.settings();
        boolean isReadable = settings.content() != null || settings.error() == null;
        return new Health(
                page.isEmpty() ? List.of(NO_PAGE) : isWhole(page.get()) ? List.of() : List.of(NO_FILE),
                isReadable ? List.of() : List.of(PLUGINS_FILE));
    }

    private boolean isWhole(StaticFile page) {
        return NAMED.matcher(new String(page.bytes(), StandardCharsets.UTF_8))
                .results()
                .map((MatchResult named) -> named.group(1))
                .distinct()
                .allMatch(name -> files.find(name).isPresent());
    }
}
