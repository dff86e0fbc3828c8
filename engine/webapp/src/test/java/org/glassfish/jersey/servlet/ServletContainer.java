package org.glassfish.jersey.servlet;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import java.io.IOException;

/** Jersey where it stands in the application as a filter. */
public class ServletContainer implements Filter {

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain) throws IOException {
        response.setContentType(request.getParameter("type"));
        response.getOutputStream().write(new byte[100_000]);
    }
}
