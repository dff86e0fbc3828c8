import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { DEPLOYED_ENGINES } from './engineFacts.mjs';
import { dependency, pomOf, runForeignMaven, writeProject } from './foreignMaven.mjs';

const TOMCAT = '10.1.44';
const RESTEASY = '6.2.12.Final';

/**
 * Tomcat with a shared engine, put together from what Maven Central has, as the makers' distribution is: the engine in `lib`, its
 * web application in `webapps`. Then our zip, unpacked into that.
 *
 * @param {'operaton' | 'camunda'} engine
 * @returns {import('../server/Server.mjs').Prepare}
 */
export function tomcat(engine) {
  return async ({ work, zip, port }) => {
    writeProject(work, { 'pom.xml': pomOf(project(engine)) });
    await runForeignMaven(work, ['package']);
    const home = path.join(work, 'target', `apache-tomcat-${TOMCAT}`);
    const webapp = path.join(home, 'webapps', engine);
    writeProject(path.join(home, 'conf'), {
      'server.xml': serverXml(engine, port),
      'bpm-platform.xml': platformXml(engine),
    });
    spawnSync('unzip', ['-qo', zip, '-d', webapp]);
    const classPath = ['bootstrap.jar', 'tomcat-juli.jar'].map((jar) => path.join(home, 'bin', jar));
    return {
      address: `http://127.0.0.1:${port}/${engine}`,
      command: [
        'java',
        '-Xmx600m',
        `-Dcatalina.home=${home}`,
        `-Dcatalina.base=${home}`,
        `-Djava.io.tmpdir=${path.join(home, 'temp')}`,
        '-cp',
        classPath.join(path.delimiter),
        'org.apache.catalina.startup.Bootstrap',
        'start',
      ],
      pluginsFile: path.join(home, 'conf/taskweave/plugins.json'),
    };
  };
}

/** @param {'operaton' | 'camunda'} engine */
function project(engine) {
  const { group, engine: artifact, version, webapp } = DEPLOYED_ENGINES[engine];
  const home = `target/apache-tomcat-${TOMCAT}`;
  const provided = '<scope>provided</scope>';
  // The engine can be used with Spring; this server is not.
  const springless =
    '<exclusions><exclusion><groupId>org.springframework</groupId><artifactId>*</artifactId></exclusion></exclusions>';
  return `
  <groupId>com.example</groupId><artifactId>server</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>
    ${dependency({ group, artifact, version, more: provided + springless })}
    ${dependency({ group: 'com.h2database', artifact: 'h2', version: '2.3.232', more: provided })}
    ${dependency({ group: 'org.slf4j', artifact: 'slf4j-jdk14', version: '2.0.17', more: provided })}
    ${dependency({ group: 'org.jboss.resteasy', artifact: 'resteasy-core', version: RESTEASY })}
  </dependencies>
  <build><plugins><plugin>
    <artifactId>maven-dependency-plugin</artifactId><version>3.8.1</version>
    <executions>
      <execution><id>unpack</id><phase>package</phase><goals><goal>unpack</goal></goals><configuration><artifactItems>
        <artifactItem><groupId>org.apache.tomcat</groupId><artifactId>tomcat</artifactId><version>${TOMCAT}</version><type>zip</type><outputDirectory>target</outputDirectory></artifactItem>
        <artifactItem><groupId>${group}.webapp</groupId><artifactId>${webapp}</artifactId><version>${version}</version><type>war</type><outputDirectory>${home}/webapps/${engine}</outputDirectory></artifactItem>
      </artifactItems></configuration></execution>
      <execution><id>engine</id><phase>package</phase><goals><goal>copy-dependencies</goal></goals><configuration><includeScope>provided</includeScope><outputDirectory>${home}/lib</outputDirectory></configuration></execution>
      <execution><id>rest</id><phase>package</phase><goals><goal>copy-dependencies</goal></goals><configuration><includeScope>runtime</includeScope><outputDirectory>${home}/webapps/${engine}/WEB-INF/lib</outputDirectory></configuration></execution>
    </executions>
  </plugin></plugins></build>`;
}

/**
 * @param {'operaton' | 'camunda'} engine
 * @param {number} port
 */
function serverXml(engine, port) {
  const { group } = DEPLOYED_ENGINES[engine];
  return `<Server port="-1">
  <Listener className="${group}.container.impl.tomcat.TomcatBpmPlatformBootstrap"/>
  <GlobalNamingResources>
    <Resource name="jdbc/ProcessEngine" auth="Container" type="javax.sql.DataSource"
              factory="org.apache.tomcat.jdbc.pool.DataSourceFactory" uniqueResourceName="process-engine"
              driverClassName="org.h2.Driver" url="jdbc:h2:mem:engine;DB_CLOSE_DELAY=-1" username="sa" password=""
              defaultTransactionIsolation="READ_COMMITTED" maxActive="20" minIdle="2" maxIdle="20"/>
  </GlobalNamingResources>
  <Service name="Catalina">
    <Connector port="${port}" address="127.0.0.1" protocol="HTTP/1.1"/>
    <Engine name="Catalina" defaultHost="localhost">
      <Host name="localhost" appBase="webapps" unpackWARs="true" autoDeploy="false"/>
    </Engine>
  </Service>
</Server>
`;
}

/** @param {'operaton' | 'camunda'} engine */
function platformXml(engine) {
  const { group, schema } = DEPLOYED_ENGINES[engine];
  return `<bpm-platform xmlns="${schema}">
  <job-executor><job-acquisition name="default"/></job-executor>
  <process-engine name="default">
    <job-acquisition>default</job-acquisition>
    <configuration>${group}.engine.impl.cfg.StandaloneProcessEngineConfiguration</configuration>
    <datasource>java:jdbc/ProcessEngine</datasource>
    <properties>
      <property name="history">full</property>
      <property name="databaseSchemaUpdate">true</property>
      <property name="authorizationEnabled">true</property>
    </properties>
  </process-engine>
</bpm-platform>
`;
}
