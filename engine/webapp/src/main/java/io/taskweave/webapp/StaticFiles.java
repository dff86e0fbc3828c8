package io.taskweave.webapp;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The application's files with their compressed siblings. What was read stays in memory as long as there is room. */
final class StaticFiles {

    /** Only plain names, so that no path can lead out of the folder; without groups, which take stack for each folder. */
    private static final Pattern PLAIN = Pattern.compile("[\\w@~+=,./-]+");

    private static final Map<String, String> SUFFIXES = Map.of("br", ".br", "gzip", ".gz");

    private static final Logger LOG = LoggerFactory.getLogger(StaticFiles.class);

    private final FileSource source;
    private final Map<String, Entry> entries = new ConcurrentHashMap<>();

    StaticFiles(FileSource source) {
        this.source = source;
    }

    /**
     * @param location as {@link FileSource#of} takes it
     * @param formerFiles folder of files that were served before; it gets those of this location as well
     */
    static StaticFiles of(String location, ClassLoader loader, Optional<Path> formerFiles) {
        FileSource served = FileSource.of(location, loader);
        if (formerFiles.isEmpty()) {
            return new StaticFiles(served);
        }
        Path folder = formerFiles.get().toAbsolutePath();
        FormerFiles former = new FormerFiles(folder, Clock.systemUTC());
        try {
            former.keep(served);
            LOG.info("Taskweave keeps the files of its versions in {}", folder);
        } catch (IOException e) {
            // The application shall start: what is missing is missed after the next upgrade only.
            LOG.warn("Taskweave cannot keep the files of its versions in {}: {}", folder, e.toString());
        }
        return new StaticFiles(served.or(former));
    }

    static boolean isSafe(String name) {
        String below = "/" + name;
        return PLAIN.matcher(name).matches() && !below.contains("/.") && !below.contains("//") && !below.endsWith("/");
    }

    /** What stands behind the name of a file for each of its codings, the plain one first. */
    static List<String> suffixes() {
        return Stream.concat(Stream.of(""), SUFFIXES.values().stream()).toList();
    }

    Optional<StaticFile> find(String name) {
        return find(name, null);
    }

    /** The file in the best coding that the client takes. */
    Optional<StaticFile> find(String name, AcceptedCodings accepted) {
        if (!isSafe(name)) {
            return Optional.empty();
        }
        if (accepted != null) {
            for (String coding : accepted.inOrder()) {
                if (coding.equals(AcceptedCodings.IDENTITY)) {
                    break;
                }
                Optional<StaticFile> compressed = read(name, coding);
                if (compressed.isPresent()) {
                    return compressed;
                }
            }
        }
        return read(name, null);
    }

    private Optional<StaticFile> read(String name, String coding) {
        String path = coding == null ? name : name + SUFFIXES.get(coding);
        try {
            Optional<FileSource.Found> found = source.find(path);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            long modified = found.get().modified();
            Entry known = entries.get(path);
            StaticFile file = known == null || known.modified() != modified ? null : known.file().get();
            if (file == null) {
                byte[] bytes = found.get().bytes();
                // As which folders of an archive come.
                if (bytes.length == 0) {
                    return Optional.empty();
                }
                file = new StaticFile(name, coding, bytes, etag(bytes, coding));
                entries.put(path, new Entry(modified, new SoftReference<>(file)));
            }
            return Optional.of(file);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    static String etag(byte[] bytes, String coding) {
        return "W/\"" + digest(bytes) + (coding == null ? "" : "-" + coding) + '"';
    }

    /** The first 64 bits of SHA-256, as 16 digits. */
    static String digest(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    private record Entry(long modified, SoftReference<StaticFile> file) {}
}
