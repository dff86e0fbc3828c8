package io.taskweave.webapp;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What an admin may set.
 *
 * @param enabled whether Taskweave is served at all
 * @param applicationPath path of the engine's web applications below the servlet context; taken from the engine's own
 *     setting when it is not given
 * @param pluginsFile the admin's plugin file; read again whenever it changes
 * @param replaceTasklist whether Taskweave also answers in place of the engine's own Tasklist
 * @param csp a Content-Security-Policy instead of the built-in one; {@code $NONCE} stands for the
 *     nonce, {@code $ORIGINS} for the origins of plugins, {@code $BACKENDS} for those that plugins may call
 * @param cspReportOnly a policy that is only tried: browsers report what it would block, and block nothing
 * @param requestIds whether calls of the engine's API get an id that the page shows with errors and that the log knows
 * @param sandboxRest whether what the engine's REST API answers as HTML, SVG and the like is sent with a sandbox, so that nothing
 *     in it runs where somebody opens its address
 * @param formerFiles folder that keeps the files of builds which were served before, for pages that are still open; none by
 *     default
 * @param location folder of Taskweave's files; only developers change it
 */
@ConfigurationProperties("taskweave")
public record TaskweaveProperties(
        @DefaultValue("true") boolean enabled,
        String applicationPath,
        @DefaultValue("./config/plugins.json") String pluginsFile,
        @DefaultValue("false") boolean replaceTasklist,
        String csp,
        String cspReportOnly,
        @DefaultValue("true") boolean requestIds,
        @DefaultValue("true") boolean sandboxRest,
        String formerFiles,
        @DefaultValue("classpath:/META-INF/taskweave/app/") String location) {}
