package io.taskweave.webapp;

import com.fasterxml.jackson.databind.JsonNode;
import io.taskweave.webapp.watching.Reports;
import io.taskweave.webapp.watching.Watch;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Serves the page and the files of Taskweave below {@code {appRoot}/app/taskweave/}, before any filter of the engine.
 * It keeps no state of anybody and opens no session: the engine does so at the first call of its API.
 *
 * <p>The address without an engine leads on to the engine if there is exactly one. With several the choice is the
 * person's, so the page is served without an engine and offers all of them; the same happens with none.
 */
final class TaskweaveFilter implements Filter {

    private static final Set<String> FOLDERS = Set.of("assets", "remotes", "config", "sdk");
    private static final Pattern ENGINE_NAME = Pattern.compile("[\\w-]+");
    private static final String REPORTS = "/reports";
    private static final String PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

    private final String applicationPath;
    private final boolean replaceTasklist;
    private final StaticFiles files;
    private final PluginsFile pluginsFile;
    private final ContentSecurityPolicy policy;
    private final Supplier<Engines> engines;
    private final Watch watch;
    private final Reports reports;
    private final Status status;

    TaskweaveFilter(
            String applicationPath,
            boolean replaceTasklist,
            StaticFiles files,
            PluginsFile pluginsFile,
            ContentSecurityPolicy policy,
            Supplier<Engines> engines,
            Watch watch) {
        this.applicationPath = applicationPath;
        this.replaceTasklist = replaceTasklist;
        this.files = files;
        this.pluginsFile = pluginsFile;
        this.policy = policy;
        this.engines = engines;
        this.watch = watch;
        this.reports = new Reports(watch);
        this.status = new Status(files, new HealthCheck(files, pluginsFile));
    }

    @Override
    public void doFilter(ServletRequest servletRequest, ServletResponse servletResponse, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest request = (HttpServletRequest) servletRequest;
        HttpServletResponse response = (HttpServletResponse) servletResponse;
        // Decoded and normalised by the container, unlike the request URI; the context path of the request is neither.
        String path = request.getServletPath() + Optional.ofNullable(request.getPathInfo()).orElse("");
        String appRoot = PublicPath.of(request, applicationPath);
        for (String app : replaceTasklist ? List.of("taskweave", "tasklist") : List.of("taskweave")) {
            String home = applicationPath + "/app/" + app;
            boolean ours = path.equals(home) || path.startsWith(home + "/");
            String rest = ours ? path.substring(home.length()) : "";
            if (ours && answer(new Exchange(request, response), appRoot, app, rest)) {
                watch.request(kindOf(rest), response.getStatus());
                return;
            }
        }
        chain.doFilter(request, response);
    }

    /** @return false if the request is for somebody else, which happens only where we stand in the Tasklist's place */
    private boolean answer(Exchange exchange, String appRoot, String app, String rest) throws IOException {
        String home = appRoot + "/app/" + app + "/";
        if (rest.equals(REPORTS)) {
            exchange.protect();
            reports.answer(exchange.request(), exchange.response(), takesReports());
        } else if (!exchange.isRead()) {
            exchange.refuseMethod();
        } else if (rest.isEmpty()) {
            exchange.redirect(home);
        } else if (rest.equals("/")) {
            Engines running = engines.get();
            if (running.names().size() == 1) {
                exchange.redirect(home + running.names().get(0) + "/");
            } else {
                page(exchange, appRoot, home, null, running);
            }
        } else {
            return answerBelow(exchange, appRoot, home, rest.substring(1), app.equals("taskweave"));
        }
        return true;
    }

    private boolean answerBelow(Exchange exchange, String appRoot, String home, String rest, boolean onlyOurs)
            throws IOException {
        String[] segments = rest.split("/", 2);
        String first = segments[0];
        String below = segments.length > 1 ? segments[1] : null;
        boolean file = FOLDERS.contains(first) || (below == null && first.contains("."));
        if (rest.equals(IndexPage.TEMPLATE)) {
            exchange.redirect(home);
        } else if (onlyOurs && status.answer(exchange, rest)) {
            return true;
        } else if (file) {
            return file(exchange, home, rest, onlyOurs);
        } else if (ENGINE_NAME.matcher(first).matches() && below == null) {
            exchange.redirect(home + first + "/");
        } else if (ENGINE_NAME.matcher(first).matches() && below.isEmpty()) {
            page(exchange, appRoot, home + first + "/", first, engines.get());
        } else if (ENGINE_NAME.matcher(first).matches() && below.equals(IndexPage.TEMPLATE)) {
            exchange.redirect(home + first + "/");
        } else if (onlyOurs) {
            exchange.notFound();
        } else {
            return false;
        }
        return true;
    }

    private boolean file(Exchange exchange, String home, String name, boolean onlyOurs) throws IOException {
        if (name.equals(PluginsFile.BUILT_IN)) {
            exchange.sendUncached("application/json", pluginsFile.bytes());
            return true;
        }
        Optional<StaticFile> beside = pluginsFile.beside(name);
        if (beside.isPresent()) {
            exchange.sendUntrusted(beside.get());
            return true;
        }
        if ((name + "/").equals(StaticFile.DOCS) || name.equals(StaticFile.DOCS)) {
            exchange.redirect(home + StaticFile.DOCS + IndexPage.TEMPLATE);
            return true;
        }
        Optional<StaticFile> file = files.find(name, exchange.acceptedCodings());
        if (file.isPresent()) {
            if (name.startsWith(StaticFile.DOCS)) {
                exchange.header("Content-Security-Policy", ContentSecurityPolicy.ofDocs(name));
            }
            exchange.send(file.get());
        } else if (onlyOurs) {
            exchange.notFound();
        } else {
            return false;
        }
        return true;
    }

    /** Only where the administrator's file sends pages to this address: by its path, as a proxy may have put more before it. */
    private boolean takesReports() {
        JsonNode content = pluginsFile.settings().content();
        String endpoint = content == null ? "" : content.path("reports").path("endpoint").asText();
        return endpoint.equals(".." + REPORTS) || endpoint.endsWith("/app/taskweave" + REPORTS);
    }

    private static String kindOf(String rest) {
        return switch (rest.substring(rest.isEmpty() ? 0 : 1).split("/", 2)[0]) {
            case "assets" -> "asset";
            case "remotes", "sdk" -> "plugin";
            case "config" -> "config";
            case "reports" -> "reports";
            case "version" -> "version";
            case "health" -> "health";
            default -> "page";
        };
    }

    private void page(Exchange exchange, String appRoot, String base, String engine, Engines running)
            throws IOException {
        Optional<StaticFile> template = files.find(IndexPage.TEMPLATE);
        if (template.isEmpty()) {
            exchange.text(503, "Taskweave was built without its front end.");
            return;
        }
        PluginSettings plugins = pluginsFile.settings();
        String nonce = policy.nonce();
        exchange.header("Content-Security-Policy", policy.header(nonce, plugins.origins(), plugins.backends()));
        policy.reportHeader(nonce, plugins.origins(), plugins.backends())
                .ifPresent(tried -> exchange.header("Content-Security-Policy-Report-Only", tried));
        // What another site has opened, or what opens itself from here, has no hold on this window.
        exchange.header("Cross-Origin-Opener-Policy", "same-origin");
        exchange.header("Referrer-Policy", "same-origin");
        exchange.header("Permissions-Policy", PERMISSIONS);
        boolean isKnown = engine != null && running.names().contains(engine);
        Optional<Boolean> signedIn = isKnown ? exchange.isSignedIn(engine) : Optional.empty();
        exchange.sendPage(
                engine == null || isKnown ? 200 : 404,
                IndexPage.render(
                        template.get().bytes(),
                        appRoot,
                        base,
                        prefixOf(exchange, appRoot),
                        nonce,
                        engine,
                        running,
                        signedIn,
                        plugins));
    }

    private String prefixOf(Exchange exchange, String appRoot) {
        String own = exchange.request().getServletContext().getContextPath() + applicationPath;
        return appRoot.endsWith(own) ? appRoot.substring(0, appRoot.length() - own.length()) : "";
    }
}
