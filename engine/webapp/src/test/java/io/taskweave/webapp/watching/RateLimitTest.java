package io.taskweave.webapp.watching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimitTest {

    private final AtomicLong now = new AtomicLong(1_000);
    private final RateLimit limit = new RateLimit(2, 3, now::get);

    @Test
    void countsEachCallerAndAll() {
        assertThat(limit.take("a")).isTrue();
        assertThat(limit.take("a")).isTrue();
        assertThat(limit.take("a")).isFalse();
        assertThat(limit.take("b")).isTrue();
        assertThat(limit.take("c")).isFalse();
    }

    @Test
    void beginsAnewAfterAMinute() {
        limit.take("a");
        limit.take("a");
        now.addAndGet(59_999);
        assertThat(limit.take("a")).isFalse();
        now.addAndGet(1);
        assertThat(limit.take("a")).isTrue();
    }
}
