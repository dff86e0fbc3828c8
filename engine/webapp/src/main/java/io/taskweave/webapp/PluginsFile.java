package io.taskweave.webapp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The admin's plugin file, or the one that came with the application, read again when it has changed on disk. */
final class PluginsFile {

    static final String BUILT_IN = "config/plugins.json";

    /** Logo and style sheet of an installation: names without a folder, of kinds that run no script in a page. */
    private static final Pattern BESIDE = Pattern.compile("config/([\\w-][\\w.-]*\\.(?:svg|png|css))");

    private static final byte[] NOTHING = {'{', '}'};

    private final Path path;
    private final StaticFiles files;
    private final PluginSettingsReader reader;
    private volatile Snapshot latest;

    PluginsFile(Path path, StaticFiles files) {
        this.path = path;
        this.files = files;
        this.reader = new PluginSettingsReader(String.valueOf(path.getFileName()));
    }

    PluginSettings settings() {
        return snapshot().settings();
    }

    /** The file as it is, even if it is broken: its reader says what is wrong. */
    byte[] bytes() {
        return snapshot().bytes();
    }

    /** A file in the folder of the plugin file. */
    Optional<StaticFile> beside(String name) throws IOException {
        Matcher matcher = BESIDE.matcher(name);
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null || !matcher.matches()) {
            return Optional.empty();
        }
        Path file = folder.resolve(matcher.group(1));
        if (!Files.isRegularFile(file) || Files.size(file) > PluginSettingsReader.MOST_BYTES) {
            return Optional.empty();
        }
        byte[] bytes = Files.readAllBytes(file);
        return Optional.of(new StaticFile(name, null, bytes, StaticFiles.etag(bytes, null)));
    }

    private Snapshot snapshot() {
        byte[] builtIn = files.find(BUILT_IN).map(StaticFile::bytes).orElse(null);
        try {
            BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
            Snapshot known = latest;
            if (known == null || !known.shows(now, builtIn)) {
                known = load(now, builtIn);
                latest = known;
            }
            return known;
        } catch (NoSuchFileException e) {
            return builtIn == null
                    ? new Snapshot(null, 0, null, NOTHING, PluginSettings.NONE)
                    : new Snapshot(null, 0, builtIn, builtIn, reader.read(builtIn, builtIn));
        } catch (IOException e) {
            return new Snapshot(null, 0, builtIn, NOTHING, PluginSettings.broken(path.getFileName() + " cannot be read"));
        }
    }

    private Snapshot load(BasicFileAttributes now, byte[] builtIn) throws IOException {
        PluginSettings settings;
        byte[] bytes = NOTHING;
        if (!now.isRegularFile()) {
            settings = PluginSettings.broken(path.getFileName() + " is not a file");
        } else if (now.size() > PluginSettingsReader.MOST_BYTES) {
            settings = reader.tooLarge();
        } else {
            bytes = Files.readAllBytes(path);
            settings = reader.read(bytes, builtIn);
        }
        return new Snapshot(now.lastModifiedTime(), now.size(), builtIn, bytes, settings);
    }

    private record Snapshot(FileTime modified, long size, byte[] builtIn, byte[] bytes, PluginSettings settings) {

        boolean shows(BasicFileAttributes now, byte[] builtInNow) {
            return now.lastModifiedTime().equals(modified)
                    && now.size() == size
                    && Arrays.equals(builtIn, builtInNow);
        }
    }
}
