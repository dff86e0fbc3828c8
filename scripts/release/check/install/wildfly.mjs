import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEPLOYED_ENGINES } from './engineFacts.mjs';
import { dependency, pomOf, runForeignMaven, writeProject } from './foreignMaven.mjs';

const WILDFLY = '36.0.1.Final';

/**
 * WildFly with an engine's web application. The subsystem that shares an engine is not on Maven Central: the engine is in the web
 * application's own libraries, and a listener starts it. Then our zip, unpacked into that.
 *
 * @param {'operaton' | 'camunda'} engine
 * @returns {import('../server/Server.mjs').Prepare}
 */
export function wildfly(engine) {
  return async ({ work, zip, port }) => {
    const home = path.join(work, 'target', `wildfly-${WILDFLY}`);
    const deployments = path.join(home, 'standalone/deployments');
    const webapp = path.join(deployments, `${engine}.war`);
    writeProject(work, { 'pom.xml': pomOf(project(engine)) });
    await runForeignMaven(work, ['package']);
    writeProject(path.join(webapp, 'WEB-INF'), {
      'classes/META-INF/processes.xml': processesXml(engine),
      'jboss-deployment-structure.xml': STRUCTURE,
    });
    startEngine(path.join(webapp, 'WEB-INF/web.xml'), DEPLOYED_ENGINES[engine].group);
    spawnSync('unzip', ['-qo', zip, '-d', webapp]);
    writeFileSync(path.join(deployments, `${engine}.war.dodeploy`), '');
    const start = path.join(home, 'bin/standalone.sh');
    chmodSync(start, 0o755);
    return {
      address: `http://127.0.0.1:${port}/${engine}`,
      command: [
        start,
        '-b=127.0.0.1',
        `-Djboss.http.port=${port}`,
        '-Djboss.https.port=0',
        '-Djboss.management.http.port=0',
      ],
      pluginsFile: path.join(home, 'standalone/configuration/taskweave/plugins.json'),
    };
  };
}

/** What the server brings itself stays out. @param {'operaton' | 'camunda'} engine */
function project(engine) {
  const { group, engine: artifact, version, webapp } = DEPLOYED_ENGINES[engine];
  const war = `target/wildfly-${WILDFLY}/standalone/deployments/${engine}.war`;
  const springless =
    '<exclusions><exclusion><groupId>org.springframework</groupId><artifactId>*</artifactId></exclusion></exclusions>';
  return `
  <groupId>com.example</groupId><artifactId>server</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>
    ${dependency({ group, artifact, version, more: springless })}
    ${dependency({ group: 'com.h2database', artifact: 'h2', version: '2.3.232' })}
  </dependencies>
  <build><plugins><plugin>
    <artifactId>maven-dependency-plugin</artifactId><version>3.8.1</version>
    <executions>
      <execution><id>unpack</id><phase>package</phase><goals><goal>unpack</goal></goals><configuration><artifactItems>
        <artifactItem><groupId>org.wildfly</groupId><artifactId>wildfly-dist</artifactId><version>${WILDFLY}</version><type>zip</type><outputDirectory>target</outputDirectory></artifactItem>
        <artifactItem><groupId>${group}.webapp</groupId><artifactId>${webapp}</artifactId><version>${version}</version><type>war</type><outputDirectory>${war}</outputDirectory></artifactItem>
      </artifactItems></configuration></execution>
      <execution><id>engine</id><phase>package</phase><goals><goal>copy-dependencies</goal></goals><configuration><includeScope>runtime</includeScope><excludeArtifactIds>slf4j-api</excludeArtifactIds><outputDirectory>${war}/WEB-INF/lib</outputDirectory></configuration></execution>
    </executions>
  </plugin></plugins></build>`;
}

/** The application brings a Jackson of its own. */
const STRUCTURE = `<jboss-deployment-structure><deployment><exclusions>
  <module name="org.jboss.resteasy.resteasy-jackson2-provider"/>
  <module name="com.fasterxml.jackson.datatype.jackson-datatype-jsr310"/>
</exclusions></deployment></jboss-deployment-structure>
`;

/** @param {'operaton' | 'camunda'} engine */
function processesXml(engine) {
  const { group, schema } = DEPLOYED_ENGINES[engine];
  return `<process-application xmlns="${schema.replace('BpmPlatform', 'ProcessApplication')}">
  <process-engine name="default">
    <configuration>${group}.engine.impl.cfg.StandaloneInMemProcessEngineConfiguration</configuration>
    <properties>
      <property name="history">full</property>
      <property name="authorizationEnabled">true</property>
    </properties>
  </process-engine>
</process-application>
`;
}

/**
 * @param {string} descriptor
 * @param {string} group
 */
function startEngine(descriptor, group) {
  const listener = `<listener><listener-class>${group}.application.impl.JakartaServletProcessApplication</listener-class></listener>`;
  const text = readFileSync(descriptor, 'utf8');
  writeFileSync(descriptor, text.replace('<listener>', `${listener}\n<listener>`));
}
