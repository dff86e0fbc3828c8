package io.taskweave.webapp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FormerFilesTest {

    private static final String OLD = "assets/shell.0123456789ab.js";
    private static final String NEW = "assets/shell.ba9876543210.js";

    @TempDir
    Path disk;

    private Instant now = Instant.parse("2026-11-22T12:00:00Z");

    @Test
    void aBuildIsFoundWhenAnotherOneIsServed() throws IOException {
        FileSource old = build("old", OLD);
        start(old);

        FileSource next = build("next", NEW);
        StaticFiles served = StaticFiles.of(disk.resolve("next").toUri().toString(), getClass().getClassLoader(), Optional.of(folder()));

        assertThat(text(served.find(OLD))).isEqualTo(OLD);
        assertThat(text(served.find(NEW))).isEqualTo(NEW);
        assertThat(next.find(OLD)).isEmpty();
    }

    @Test
    void compressedFilesComeAlong() throws IOException {
        build("old", OLD);
        write("old/" + OLD + ".br", "small");
        start(source("old"));
        build("next", NEW);

        StaticFiles served = StaticFiles.of(disk.resolve("next").toString(), getClass().getClassLoader(), Optional.of(folder()));

        StaticFile found = served.find(OLD, AcceptedCodings.parse("br")).orElseThrow();
        assertThat(found.coding()).isEqualTo("br");
        assertThat(found.bytes()).asString(UTF_8).isEqualTo("small");
    }

    @Test
    void aNodeWithTheOlderBuildFindsTheFilesOfANewerOneInAFolderThatBothShare() throws IOException {
        FormerFiles atTheOldNode = start(build("old", OLD));

        start(build("next", NEW));

        assertThat(atTheOldNode.find(NEW)).isPresent();
    }

    @Test
    void whatHasNoHashIsNeverFound() throws IOException {
        FormerFiles former = start(build("old", OLD));
        Path build = builds().findFirst().orElseThrow();
        Files.writeString(build.resolve("index.html"), "a page");
        Files.writeString(build.resolve("version.json"), "{}");

        assertThat(former.find("index.html")).isEmpty();
        assertThat(former.find("version.json")).isEmpty();
        assertThat(former.find("assets")).isEmpty();
    }

    @Test
    @Tag("@H8")
    void noLinkLeadsOutOfTheFolder() throws IOException {
        FormerFiles former = start(build("old", OLD));
        Path secret = Files.writeString(disk.resolve("secret"), "secret");
        Path build = builds().findFirst().orElseThrow();
        Files.createSymbolicLink(build.resolve("assets/x.0123456789ab.js"), secret);

        assertThat(former.find("assets/x.0123456789ab.js")).isEmpty();
    }

    @Test
    void filesBesideTheBuildsAreNotServed() throws IOException {
        FormerFiles former = start(build("old", OLD));
        write("kept/mine.0123456789ab.js", "mine");
        write("kept/other/mine.0123456789ab.js", "mine");

        assertThat(former.find("mine.0123456789ab.js")).isEmpty();
    }

    @Test
    void theBuildsThatWereStartedLastStay() throws IOException {
        for (int each = 0; each <= FormerFiles.BUILDS; each++) {
            start(build("build" + each, name(each)));
            // One that is started again is one of the last.
            start(source("build0"));
        }
        FormerFiles former = new FormerFiles(folder(), clock());

        assertThat(builds()).hasSize(FormerFiles.BUILDS);
        assertThat(former.find(name(0))).isPresent();
        assertThat(former.find(name(1))).isEmpty();
        assertThat(former.find(name(2))).isPresent();
    }

    @Test
    void onlyWhatIsItsOwnIsTakenAway() throws IOException {
        write("kept/notes/mine.txt", "mine");
        write("kept/.copying-given-up/a.js", "half");
        write("kept/.copying-at-work/a.js", "half");
        Files.setLastModifiedTime(folder().resolve(".copying-given-up"), FileTime.from(now.minus(Duration.ofHours(2))));
        Files.setLastModifiedTime(folder().resolve(".copying-at-work"), FileTime.from(now));

        start(build("old", OLD));

        assertThat(folder().resolve("notes/mine.txt")).exists();
        assertThat(folder().resolve(".copying-at-work")).exists();
        assertThat(folder().resolve(".copying-given-up")).doesNotExist();
    }

    @Test
    void aListThatNamesOtherPlacesIsRefused() throws IOException {
        for (String name : new String[] {"../out.0123456789ab.js", "/out.0123456789ab.js", "assets/plain.js"}) {
            write("bad/" + FormerFiles.LIST, name + "\n");
            assertThatThrownBy(() -> start(source("bad"))).isInstanceOf(IOException.class);
        }
        assertThat(builds()).isEmpty();
    }

    @Test
    void aFolderThatCannotBeWrittenToStopsNothing() throws IOException {
        build("next", NEW);
        Path file = Files.writeString(disk.resolve("no-folder"), "");

        StaticFiles served = StaticFiles.of(disk.resolve("next").toString(), getClass().getClassLoader(), Optional.of(file.resolve("below")));

        assertThat(served.find(NEW)).isPresent();
        assertThat(served.find(OLD)).isEmpty();
    }

    private FormerFiles start(FileSource served) throws IOException {
        now = now.plusSeconds(60);
        FormerFiles former = new FormerFiles(folder(), clock());
        former.keep(served);
        return former;
    }

    private FileSource build(String name, String file) throws IOException {
        write(name + "/" + FormerFiles.LIST, file + "\n");
        write(name + "/" + file, file);
        return source(name);
    }

    private FileSource source(String name) {
        return FileSource.of(disk.resolve(name).toString(), getClass().getClassLoader());
    }

    private void write(String path, String content) throws IOException {
        Path file = disk.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    private Stream<Path> builds() throws IOException {
        try (Stream<Path> entries = Files.list(folder())) {
            return entries.filter(each -> !each.getFileName().toString().startsWith(".")).toList().stream();
        }
    }

    private static String name(int number) {
        return "assets/shell.00000000000" + number + ".js";
    }

    private static String text(Optional<StaticFile> file) {
        return new String(file.orElseThrow().bytes(), UTF_8);
    }

    private Path folder() {
        return disk.resolve("kept");
    }

    private Clock clock() {
        return Clock.fixed(now, ZoneOffset.UTC);
    }
}
