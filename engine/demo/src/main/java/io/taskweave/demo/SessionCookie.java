package io.taskweave.demo;

import org.apache.catalina.Engine;
import org.apache.tomcat.util.http.Rfc6265CookieProcessor;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.web.embedded.tomcat.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.stereotype.Component;

/**
 * A session cookie with the port in its name, unless another one is given. Cookies know no ports: engines that run side by
 * side on one machine would end each other's sessions.
 *
 * <p>Not by {@code server.servlet.session.cookie.name}: Operaton 1.0.3 would give that name to its CSRF cookie as well.
 */
@Component
public class SessionCookie implements WebServerFactoryCustomizer<TomcatServletWebServerFactory> {

    private final String name;

    private final String node;

    public SessionCookie(
            @Value("${taskweave.demo.session-cookie}") String name, @Value("${taskweave.demo.node:}") String node) {
        this.name = name;
        this.node = node;
    }

    @Override
    public void customize(TomcatServletWebServerFactory factory) {
        factory.addContextCustomizers(context -> {
            Rfc6265CookieProcessor cookies = new Rfc6265CookieProcessor();
            cookies.setSameSiteCookies("lax");
            context.setCookieProcessor(cookies);
            context.setSessionCookieName(name);
            if (!node.isEmpty()) {
                // Behind a dot in the ids of sessions, so that a proxy knows whose they are.
                ((Engine) context.getParent().getParent()).setJvmRoute(node);
            }
        });
    }
}
