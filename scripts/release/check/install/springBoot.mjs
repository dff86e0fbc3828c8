import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { STARTED_ENGINES } from './engineFacts.mjs';
import { dependency, pomOf, runForeignMaven, writeProject } from './foreignMaven.mjs';

/**
 * An application of Spring Boot with an engine's starter, as its makers describe it, and one dependency more.
 *
 * @param {keyof typeof STARTED_ENGINES} engine
 * @returns {import('../server/Server.mjs').Prepare}
 */
export function springBoot(engine) {
  return async ({ work, repository, version, port }) => {
    const ours = dependency({ group: 'io.taskweave', artifact: 'taskweave-webapp', version });
    const jar = await buildApplication({ work, engine, ours, repository });
    return {
      address: `http://127.0.0.1:${port}${STARTED_ENGINES[engine].path}`,
      command: ['java', '-Xmx600m', '-jar', jar, `--server.port=${port}`],
      pluginsFile: path.join(work, 'config/plugins.json'),
    };
  };
}

/**
 * As the engines' Run does it: a finished application, whose launcher takes what lies in a folder for the administrator's jars.
 *
 * @param {keyof typeof STARTED_ENGINES} engine
 * @returns {import('../server/Server.mjs').Prepare}
 */
export function userLibrary(engine) {
  return async ({ work, jar: ours, port }) => {
    const jar = await buildApplication({ work, engine, ours: '', repository: '' });
    const folder = path.join(work, 'configuration/userlib');
    mkdirSync(folder, { recursive: true });
    copyFileSync(ours, path.join(folder, path.basename(ours)));
    return {
      address: `http://127.0.0.1:${port}${STARTED_ENGINES[engine].path}`,
      command: ['java', '-Xmx600m', `-Dloader.path=${folder}`, '-jar', jar, `--server.port=${port}`],
      pluginsFile: path.join(work, 'config/plugins.json'),
    };
  };
}

/**
 * The same application without anything of ours.
 *
 * @param {keyof typeof STARTED_ENGINES} engine
 * @param {{ work: string, port: number }} options
 * @returns {Promise<string[]>} the command that starts it
 */
export async function bareEngine(engine, { work, port }) {
  const jar = await buildApplication({ work, engine, ours: '', repository: '' });
  return ['java', '-Xmx600m', '-jar', jar, `--server.port=${port}`];
}

/** @param {{ work: string, engine: keyof typeof STARTED_ENGINES, ours: string, repository: string }} options */
async function buildApplication({ work, engine, ours, repository }) {
  const { group, starter, version, springBoot: framework, settings } = STARTED_ENGINES[engine];
  const starterGroup = `${group}.springboot`;
  writeProject(work, {
    'pom.xml': pomOf(`
  <parent><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-parent</artifactId><version>${framework}</version><relativePath/></parent>
  <groupId>com.example</groupId><artifactId>inbox</artifactId><version>1</version>
  <dependencies>
    ${dependency({ group: starterGroup, artifact: starter, version })}
    ${dependency({ group: 'org.springframework.boot', artifact: 'spring-boot-starter-jdbc' })}
    ${dependency({ group: 'com.h2database', artifact: 'h2' })}
    ${ours}
  </dependencies>
  ${repository && `<repositories><repository><id>release</id><url>${pathToFileURL(repository).href}</url></repository></repositories>`}
  <build><finalName>inbox</finalName><plugins><plugin>
    <groupId>org.springframework.boot</groupId><artifactId>spring-boot-maven-plugin</artifactId>
    <configuration><layout>ZIP</layout></configuration>
  </plugin></plugins></build>`),
    'src/main/java/com/example/Inbox.java': `package com.example;
@org.springframework.boot.autoconfigure.SpringBootApplication
public class Inbox {
  public static void main(String[] arguments) { org.springframework.boot.SpringApplication.run(Inbox.class, arguments); }
}
`,
    'src/main/resources/application.yml': `spring.datasource.url: jdbc:h2:mem:inbox
${settings}.bpm.authorization.enabled: true
`,
  });
  await runForeignMaven(work, ['package', '-DskipTests']);
  return path.join(work, 'target/inbox.jar');
}
