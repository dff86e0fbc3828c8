package io.taskweave.webapp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileSourceTest {

    @TempDir
    Path folder;

    @Test
    void readsFromAFolder() throws IOException {
        Files.createDirectory(folder.resolve("assets"));
        Files.writeString(folder.resolve("assets/a.js"), "a");

        assertReads(folder.toUri().toString());
        assertReads(folder.toString());
    }

    @Test
    void readsFromAJarThatIsNotOnTheClassPath() throws IOException {
        Path jar = folder.resolve("with space.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream archive = new JarOutputStream(file)) {
            archive.putNextEntry(new JarEntry("META-INF/app/assets/"));
            archive.putNextEntry(new JarEntry("META-INF/app/assets/a.js"));
            archive.write("a".getBytes(UTF_8));
        }

        assertReads("jar:" + jar.toUri() + "!/META-INF/app/");
    }

    private static void assertReads(String location) throws IOException {
        FileSource source = FileSource.of(location, FileSourceTest.class.getClassLoader());

        assertThat(source.find("assets/a.js").orElseThrow().bytes()).asString(UTF_8).isEqualTo("a");
        assertThat(source.find("assets/b.js")).isEmpty();
        assertThat(source.find("assets")).isEmpty();
    }
}
