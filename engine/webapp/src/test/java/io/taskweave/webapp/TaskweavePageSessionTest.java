package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import io.taskweave.webapp.FilterHarness.Answer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.mock.web.MockHttpSession;

/** What the page knows of who is signed in. */
class TaskweavePageSessionTest {

    @TempDir
    private Path folder;

    private FilterHarness harness;

    @BeforeEach
    void setUp() {
        harness = new FilterHarness("/operaton", folder.resolve("plugins.json"), () -> List.of("default"));
    }

    /** As the engines' web applications have it; found by its method, as each family has its own class. */
    public record Authentications(List<String> engines) {
        public boolean hasAuthenticationForProcessEngine(String engine) {
            return engines.contains(engine);
        }
    }

    @Test
    void asksForTheFirstAnswersWithThePageOfSomeoneWhoIsSignedIn() {
        Answer answer = harness.signedIn(new Authentications(List.of("default"))).get("/app/taskweave/default/");

        assertThat(answer.text())
                .contains("<link rel=\"preload\" as=\"fetch\" crossorigin=\"anonymous\""
                        + " href=\"/operaton/api/admin/auth/user/default\">")
                .contains("href=\"/operaton/api/engine/engine/default/filter?resourceType=Task&amp;itemCount=false"
                        + "&amp;firstResult=0&amp;maxResults=2000\">");
        assertThat(answer.server().path("signedIn").asBoolean()).isTrue();
    }

    @Test
    void asksForNothingWhereNobodyIsSignedIn() {
        Answer answer = harness.get("/app/taskweave/default/");

        assertThat(answer.text()).doesNotContain("as=\"fetch\"").doesNotContain("signed-in");
        assertThat(answer.server().path("signedIn").asBoolean(true)).isFalse();
    }

    @Test
    void asksForNothingWhereSomeoneIsSignedInToAnotherEngineOnly() {
        Answer answer = harness.signedIn(new Authentications(List.of("other"))).get("/app/taskweave/default/");

        assertThat(answer.text()).doesNotContain("as=\"fetch\"");
    }

    @Test
    void takesNobodyForSignedInWhoseSessionEndsAtThatMoment() {
        MockHttpSession ending = new MockHttpSession() {
            @Override
            public Object getAttribute(String name) {
                throw new IllegalStateException("getAttribute: Session already invalidated");
            }
        };
        Answer answer = harness.with(ending).get("/app/taskweave/default/");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.server().path("signedIn").asBoolean(true)).isFalse();
    }

    @Test
    void guessesNothingFromASessionThatItDoesNotKnow() {
        Answer answer = harness.signedIn("demo").get("/app/taskweave/default/");

        assertThat(answer.server().has("signedIn")).isFalse();
    }

    @Test
    void leavesOpenWhoIsThereWhereTheServerHasSignedInSomeone() {
        Answer answer = harness.by(() -> "demo").get("/app/taskweave/default/");

        assertThat(answer.server().has("signedIn")).isFalse();
    }

    @Test
    void leavesOpenWhoIsThereWhereTheBrowserSendsAPasswordByItself() {
        Answer answer = harness.get("/app/taskweave/default/", "Authorization", "Basic ZGVtbzpkZW1v");

        assertThat(answer.server().has("signedIn")).isFalse();
    }

    /** As the engines call theirs. */
    public static class ContainerBasedAuthenticationFilter {}

    public static class OfACompany extends ContainerBasedAuthenticationFilter {}

    @Test
    void leavesOpenWhoIsThereWhereTheFirstCallMaySignPeopleIn() {
        Answer answer = harness.behind(OfACompany.class).get("/app/taskweave/default/");

        assertThat(answer.server().has("signedIn")).isFalse();
    }

    @Test
    void knowsThatNobodyIsSignedInBehindAnyOtherFilter() {
        Answer answer = harness.behind(String.class).get("/app/taskweave/default/");

        assertThat(answer.server().path("signedIn").asBoolean(true)).isFalse();
    }
}
