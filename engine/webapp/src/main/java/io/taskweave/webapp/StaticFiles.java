package io.taskweave.webapp;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The application's files with their compressed siblings. What was read stays in memory as long as there is room. */
final class StaticFiles {

    /** Only plain names, so that no path can lead out of the folder. */
    private static final Pattern SAFE_NAME = Pattern.compile("(?!\\.)[\\w@~+=,.-]+(?:/(?!\\.)[\\w@~+=,.-]+)*");

    private static final Map<String, String> SUFFIXES = Map.of("br", ".br", "gzip", ".gz");

    private final FileSource source;
    private final Map<String, Entry> entries = new ConcurrentHashMap<>();

    StaticFiles(FileSource source) {
        this.source = source;
    }

    Optional<StaticFile> find(String name) {
        return find(name, null);
    }

    /** The file in the best coding that the client takes. */
    Optional<StaticFile> find(String name, AcceptedCodings accepted) {
        if (!SAFE_NAME.matcher(name).matches()) {
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
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return "W/\"" + HexFormat.of().formatHex(digest, 0, 8) + (coding == null ? "" : "-" + coding) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    private record Entry(long modified, SoftReference<StaticFile> file) {}
}
