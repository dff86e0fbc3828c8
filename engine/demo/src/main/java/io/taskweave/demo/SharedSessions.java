package io.taskweave.demo;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;
import org.springframework.session.web.http.CookieSerializer;
import org.springframework.session.web.http.DefaultCookieSerializer;
import org.springframework.session.web.http.SessionRepositoryFilter;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Sessions that every node of a cluster knows, kept in the engine's database by Spring Session. What the engine's filters
 * put into a session (who has signed in, the CSRF token) can be serialised.
 */
@Configuration
@Profile("shared-sessions")
public class SharedSessions {

    /** Spring Session writes its cookie itself, and would take its own name. */
    @Bean
    CookieSerializer sessionCookieOfAllNodes(@Value("${taskweave.demo.session-cookie}") String name) {
        DefaultCookieSerializer cookie = new DefaultCookieSerializer();
        cookie.setCookieName(name);
        return cookie;
    }

    /**
     * Signing out ends the session. The engine leaves it, and only takes out who had signed in; at the end of every call it
     * writes back what the call had found. One that was under way at that time would sign the person in again.
     */
    @Bean
    FilterRegistrationBean<OncePerRequestFilter> endOfSession() {
        FilterRegistrationBean<OncePerRequestFilter> filter = new FilterRegistrationBean<>(new OncePerRequestFilter() {
            @Override
            protected void doFilterInternal(
                    HttpServletRequest request, HttpServletResponse response, FilterChain chain)
                    throws ServletException, IOException {
                chain.doFilter(request, response);
                HttpSession session = request.getSession(false);
                if (session != null && request.getRequestURI().endsWith("/logout") && response.getStatus() < 300) {
                    session.invalidate();
                }
            }
        });
        filter.setOrder(SessionRepositoryFilter.DEFAULT_ORDER + 1);
        return filter;
    }
}
