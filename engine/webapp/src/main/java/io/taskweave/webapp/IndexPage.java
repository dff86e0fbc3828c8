package io.taskweave.webapp;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Fills the page's template. Values are put in once: a placeholder inside a value stays what it is. */
final class IndexPage {

    static final String TEMPLATE = "index.html";

    private static final Pattern PLACEHOLDER =
            Pattern.compile("\"\\$TASKWEAVE_SERVER\"|\\$APP_ROOT|\\$BASE|\\$PREFIX|\\$CSP_NONCE|<!--signed-in-->");
    private static final Pattern PRELOAD_OF_PLUGIN = Pattern.compile("<link\\b[^>]*\\bdata-plugin=\"([^\"]*)\"");

    private IndexPage() {}

    /**
     * @param engine engine in the page's address, or null
     * @param running all engines that run
     * @param base address of the page
     * @param prefix what a proxy has taken off the addresses, mostly nothing
     * @param signedIn whether someone is signed in to that engine: then the first answers are asked for with the page;
     *     empty where that is not certain
     */
    static byte[] render(
            byte[] template,
            String appRoot,
            String base,
            String prefix,
            String nonce,
            String engine,
            Engines running,
            Optional<Boolean> signedIn,
            PluginSettings plugins) {
        Map<String, String> values = Map.of(
                "$APP_ROOT", escape(appRoot),
                "$BASE", escape(base),
                "$PREFIX", escape(prefix),
                "$CSP_NONCE", "nonce=\"" + nonce + '"',
                "\"$TASKWEAVE_SERVER\"", HtmlSafeJson.write(serverBlock(engine, running, signedIn, plugins)),
                "<!--signed-in-->", signedIn.orElse(false) ? preloads(escape(appRoot), engine) : "");
        // A page that only says which engines there are has no use for the plugins' files.
        boolean isKnown = engine != null && running.names().contains(engine);
        StringBuilder page = new StringBuilder(template.length + 512);
        for (String line : new String(template, StandardCharsets.UTF_8).split("(?<=\n)")) {
            Matcher preload = PRELOAD_OF_PLUGIN.matcher(line);
            boolean isUnused = preload.find() && (!isKnown || plugins.replaced().contains(preload.group(1)));
            if (!isUnused) {
                page.append(PLACEHOLDER.matcher(line)
                        .replaceAll(found -> Matcher.quoteReplacement(values.get(found.group()))));
            }
        }
        return page.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The calls that the page's first script makes for people who are signed in: a round earlier than it could. */
    private static String preloads(String appRoot, String engine) {
        return Stream.of(
                        appRoot + "/api/admin/auth/user/" + engine,
                        appRoot + "/api/engine/engine/" + engine
                                + "/filter?resourceType=Task&amp;itemCount=false&amp;firstResult=0&amp;maxResults=2000")
                .map(address -> "<link rel=\"preload\" as=\"fetch\" crossorigin=\"anonymous\" href=\"" + address + "\">")
                .collect(Collectors.joining("\n"));
    }

    private static ObjectNode serverBlock(
            String engine, Engines running, Optional<Boolean> signedIn, PluginSettings plugins) {
        ObjectNode block = JsonNodeFactory.instance.objectNode();
        block.put("engine", engine);
        block.put("engineKnown", engine != null && running.names().contains(engine));
        running.names().forEach(block.putArray("engines")::add);
        if (running.product() != null) {
            block.put("product", running.product());
        }
        signedIn.ifPresent(isSignedIn -> block.put("signedIn", isSignedIn));
        block.set("plugins", plugins.content());
        block.put("pluginsError", plugins.error());
        return block;
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
