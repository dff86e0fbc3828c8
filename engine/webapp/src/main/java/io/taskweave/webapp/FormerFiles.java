package io.taskweave.webapp;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder with the files of builds that were served before, so that pages which were open before an upgrade find theirs. Only
 * names with a hash: their content never changes, so a page gets what it was built with.
 *
 * <p>Each build has its own folder in it. Where several nodes share the folder, each also finds the files of a build that
 * only another one has.
 */
final class FormerFiles implements FileSource {

    /** Names of all files with a hash, a line each; written by the build. */
    static final String LIST = "files.txt";

    /** The build that is served, and those that were started last before it. */
    static final int BUILDS = 4;

    /** Far more than any name of a build; what is longer costs nothing. */
    private static final int LONGEST = 250;

    private static final Pattern BUILD = Pattern.compile("[0-9a-f]{16}");
    private static final String COPYING = ".copying-";
    private static final Duration GIVEN_UP = Duration.ofHours(1);

    private final Path folder;
    private final Clock clock;

    FormerFiles(Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
    }

    @Override
    public Optional<Found> find(String path) throws IOException {
        if (path.length() > LONGEST || !StaticFile.isHashed(path) || !Files.isDirectory(folder)) {
            return Optional.empty();
        }
        Path root = folder.toRealPath();
        for (Path build : builds()) {
            Path file = build.resolve(path);
            // No way out by a link that somebody has put there.
            if (Files.isRegularFile(file) && file.toRealPath().startsWith(root)) {
                return Optional.of(new OnDisk(file));
            }
        }
        return Optional.empty();
    }

    /**
     * Puts the files of the build that is served beside those of the builds before it, and takes away what is older. To be
     * called before the first page goes out: nodes that share the folder then know its files.
     *
     * @throws IOException the folder cannot be written to; what is in it is found nevertheless
     */
    void keep(FileSource served) throws IOException {
        Optional<Found> list = served.find(LIST);
        if (list.isEmpty()) {
            throw new IOException("The build has no " + LIST);
        }
        byte[] names = list.get().bytes();
        Path build = folder.resolve(StaticFiles.digest(names));
        Files.createDirectories(folder);
        if (!Files.isDirectory(build, LinkOption.NOFOLLOW_LINKS)) {
            copy(served, new String(names, UTF_8).lines().toList(), build);
        }
        Files.setLastModifiedTime(build, FileTime.from(clock.instant()));
        tidy(build);
    }

    /** Aside and then in place whole: another node never takes half of a build for one. */
    private void copy(FileSource served, List<String> names, Path build) throws IOException {
        Path aside = folder.resolve(COPYING + UUID.randomUUID());
        for (String name : names) {
            if (!StaticFiles.isSafe(name) || !StaticFile.isHashed(name)) {
                throw new IOException(LIST + " names " + name);
            }
            for (String suffix : StaticFiles.suffixes()) {
                Optional<Found> found = served.find(name + suffix);
                if (found.isPresent()) {
                    Path target = aside.resolve(name + suffix);
                    Files.createDirectories(target.getParent());
                    Files.write(target, found.get().bytes());
                }
            }
        }
        try {
            Files.move(aside, build);
        } catch (IOException e) {
            delete(aside);
            // Another node with the same build was quicker.
            if (!Files.isDirectory(build, LinkOption.NOFOLLOW_LINKS)) {
                throw e;
            }
        }
    }

    private void tidy(Path served) throws IOException {
        List<Path> others =
                builds().stream().filter(build -> !build.equals(served)).toList();
        for (Path build : others.subList(Math.min(BUILDS - 1, others.size()), others.size())) {
            delete(build);
        }
        FileTime limit = FileTime.from(clock.instant().minus(GIVEN_UP));
        for (Path aside : folders()) {
            if (aside.getFileName().toString().startsWith(COPYING) && modified(aside).compareTo(limit) < 0) {
                delete(aside);
            }
        }
    }

    /** The one that was started last first. */
    private List<Path> builds() throws IOException {
        return folders().stream()
                .filter(each -> BUILD.matcher(each.getFileName().toString()).matches())
                .sorted(Comparator.comparing(FormerFiles::modified).reversed())
                .toList();
    }

    private List<Path> folders() throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(each -> Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS))
                    .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static FileTime modified(Path build) {
        try {
            return Files.getLastModifiedTime(build);
        } catch (IOException e) {
            // Another node has just taken it away.
            return FileTime.fromMillis(0);
        }
    }

    /** Another node may be about the same. */
    private static void delete(Path tree) throws IOException {
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (NoSuchFileException e) {
            // That one was quicker.
        } catch (UncheckedIOException e) {
            if (!(e.getCause() instanceof NoSuchFileException)) {
                throw e.getCause();
            }
        }
    }
}
