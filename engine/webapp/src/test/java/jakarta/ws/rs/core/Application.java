package jakarta.ws.rs.core;

import java.util.Set;

/** As much of JAX-RS as the filter asks for. */
public class Application {

    public Set<Class<?>> getClasses() {
        return Set.of();
    }
}
