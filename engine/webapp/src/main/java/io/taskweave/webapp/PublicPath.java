package io.taskweave.webapp;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.regex.Pattern;

/** Where browsers find a path of this application, also behind a proxy that takes a prefix off. */
final class PublicPath {

    /** Names alone: nothing that leads upwards, to another server, or that servers read in more than one way. */
    private static final Pattern CLEAN = Pattern.compile("(?:/[\\w~-][\\w.~-]*)*");

    private PublicPath() {}

    static String of(HttpServletRequest request, String path) {
        // As somebody has written it in the address, or as Spring's ForwardedHeaderFilter has it from the proxy.
        String seen = request.getContextPath();
        String context = isClean(seen) ? seen : request.getServletContext().getContextPath();
        String own = context + path;
        String prefix = prefix(request);
        // Some proxies name the prefix, and leave it in the address.
        return isClean(prefix) && !(own + "/").startsWith(prefix + "/") ? prefix + own : own;
    }

    /** What proxies on the way have taken off, the outermost first; a filter that has applied it hides it from us. */
    private static String prefix(HttpServletRequest request) {
        String header = Optional.ofNullable(request.getHeader("X-Forwarded-Prefix")).orElse("");
        StringBuilder prefix = new StringBuilder();
        for (String one : header.split(",")) {
            prefix.append(one.strip().replaceFirst("/$", ""));
        }
        return prefix.toString();
    }

    private static boolean isClean(String path) {
        return CLEAN.matcher(path).matches();
    }
}
