package io.taskweave.webapp.rest;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;

/**
 * What the engine's REST API answers is data, also where it is HTML: forms, attachments and variables that somebody wrote. A
 * browser that opens its address runs none of it, as each such answer is sent with {@code Content-Security-Policy: sandbox}.
 * Pages that fetch these answers notice nothing of it. The pages of the web applications are left as they are.
 */
public final class RestSandboxFilter implements Filter {

    private final String pages;
    private final RestPaths paths;

    /** @param applicationPath of the engine's web applications, below the context path */
    public RestSandboxFilter(String applicationPath, RestPaths paths) {
        this.pages = applicationPath + "/app/";
        this.paths = paths;
    }

    @Override
    public void doFilter(ServletRequest servletRequest, ServletResponse servletResponse, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest request = (HttpServletRequest) servletRequest;
        String path = request.getServletPath() + Optional.ofNullable(request.getPathInfo()).orElse("");
        if (path.startsWith(pages) || !paths.include(path, request.getServletContext())) {
            chain.doFilter(servletRequest, servletResponse);
            return;
        }
        SandboxedResponse response = new SandboxedResponse((HttpServletResponse) servletResponse);
        try {
            chain.doFilter(servletRequest, response);
        } catch (IOException | ServletException | RuntimeException e) {
            response.sandbox();
            throw e;
        }
        if (!request.isAsyncStarted()) {
            response.complete();
        }
    }
}
