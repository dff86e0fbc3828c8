/**
 * The POM of the jar. It has no parent and asks for nothing: what the filter needs, every engine's application brings.
 *
 * @param {string} version
 */
export function mavenPom(version) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0"
         xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
         xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>
  <groupId>io.taskweave</groupId>
  <artifactId>taskweave-webapp</artifactId>
  <version>${version}</version>
  <name>Taskweave web application</name>
  <description>The task inbox for process engines of the Camunda 7 family, served by the engine's own application</description>
  <url>https://github.com/taskweave/taskweave</url>
  <licenses>
    <license>
      <name>Apache-2.0</name>
      <url>https://www.apache.org/licenses/LICENSE-2.0</url>
    </license>
  </licenses>
  <developers>
    <developer>
      <name>The authors of Taskweave</name>
    </developer>
  </developers>
  <scm>
    <connection>scm:git:https://github.com/taskweave/taskweave.git</connection>
    <url>https://github.com/taskweave/taskweave</url>
  </scm>
</project>
`;
}
