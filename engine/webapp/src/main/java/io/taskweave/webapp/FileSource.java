package io.taskweave.webapp;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.jar.JarEntry;

/** Where files are read from: a folder of the class path, or one on disk. Knows no framework, as not every server has one. */
interface FileSource {

    /** The file at a path that is safe to follow; empty if there is none. */
    Optional<Found> find(String path) throws IOException;

    /** What is not here is looked for in another place. */
    default FileSource or(FileSource other) {
        return path -> {
            Optional<Found> found = find(path);
            return found.isPresent() ? found : other.find(path);
        };
    }

    /** A file that is there. */
    interface Found {

        /** When it was changed, in milliseconds; 0 where it cannot be. */
        long modified() throws IOException;

        byte[] bytes() throws IOException;
    }

    /** @param location {@code classpath:/folder/}, {@code file:/folder/} or {@code jar:file:/some.jar!/folder/} */
    static FileSource of(String location, ClassLoader loader) {
        String folder = location.endsWith("/") ? location : location + "/";
        if (folder.startsWith("jar:")) {
            return path -> inJar(folder + path);
        }
        if (!folder.startsWith("classpath:")) {
            Path root = onDisk(folder);
            return path -> onDisk(root.resolve(path));
        }
        String prefix = folder.substring("classpath:".length()).replaceFirst("^/+", "");
        return path -> {
            URL url = loader.getResource(prefix + path);
            if (url == null) {
                return Optional.empty();
            }
            return url.getProtocol().equals("file") ? onDisk(pathOf(url)) : Optional.of(new InArchive(url));
        };
    }

    private static Optional<Found> inJar(String address) throws IOException {
        URL url = URI.create(address).toURL();
        try {
            JarEntry entry = ((JarURLConnection) url.openConnection()).getJarEntry();
            return entry == null || entry.isDirectory() ? Optional.empty() : Optional.of(new InArchive(url));
        } catch (FileNotFoundException e) {
            return Optional.empty();
        }
    }

    private static Optional<Found> onDisk(Path file) {
        return Files.isRegularFile(file) ? Optional.of(new OnDisk(file)) : Optional.empty();
    }

    private static Path onDisk(String location) {
        String path = location.startsWith("file:") ? location.substring("file:".length()) : location;
        try {
            return location.startsWith("file:/") ? Path.of(URI.create(location)) : Path.of(path);
        } catch (IllegalArgumentException e) {
            // With a space in it, which an address would have to escape.
            return Path.of(path);
        }
    }

    private static Path pathOf(URL url) throws IOException {
        try {
            return Path.of(url.toURI());
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    /** @param file a separate file, which a build may rewrite */
    record OnDisk(Path file) implements Found {

        @Override
        public long modified() throws IOException {
            return Files.getLastModifiedTime(file).toMillis();
        }

        @Override
        public byte[] bytes() throws IOException {
            return Files.readAllBytes(file);
        }
    }

    /** @param url within a jar, or in what else a server keeps its class path */
    record InArchive(URL url) implements Found {

        @Override
        public long modified() {
            return 0;
        }

        @Override
        public byte[] bytes() throws IOException {
            try (InputStream stream = url.openStream()) {
                return stream.readAllBytes();
            }
        }
    }
}
