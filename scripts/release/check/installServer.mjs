import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { maven } from '../../install/maven.mjs';
import { inRepository } from '../../process/paths.mjs';

const VERSIONS = { tomcat: '10.1.44', wildfly: '36.0.1.Final' };

/**
 * @typedef {object} Given
 * @property {string} work
 * @property {string} release
 * @property {string} jar
 * @property {string} zip
 * @property {string} repository
 * @property {number} port
 * @typedef {object} Installed
 * @property {string} address
 * @property {readonly string[]} command
 * @property {string} pluginsFile
 */

/**
 * As our documentation says, from Maven Central.
 * @param {import('./servers.mjs').Server} server
 * @param {Given} given
 * @returns {Promise<Installed>}
 */
export async function installServer({ kind, engine }, given) {
  const { work, port, repository } = given;
  const values = {
    ...engine,
    ...VERSIONS,
    ...given,
    port: String(port),
    repository: pathToFileURL(repository).href,
  };
  const isJar = kind === 'spring-boot' || kind === 'user-library';
  layOut(isJar ? 'spring-boot' : kind, work, values);
  const pom = path.join(work, 'pom.xml');
  if (kind === 'user-library') replaceIn(pom, /<!-- ours -->.*/, '');
  await maven(`release-check-${path.basename(work)}`, ['package', '-DskipTests'], { cwd: work });
  const address = `http://127.0.0.1:${port}/${engine.name}`;
  if (isJar) {
    const loader = kind === 'user-library' ? userLibrary(given) : [];
    const jar = path.join(work, 'target/inbox.jar');
    return {
      address,
      command: ['java', '-Xmx600m', ...loader, '-jar', jar, `--server.port=${port}`],
      pluginsFile: path.join(work, 'config/plugins.json'),
    };
  }
  return { address, ...(kind === 'tomcat' ? tomcat(engine.name, given) : wildfly(engine, given)) };
}

/** @param {Given} given */
function userLibrary({ work, jar }) {
  const folder = path.join(work, 'configuration/userlib');
  cpSync(jar, path.join(folder, path.basename(jar)));
  return [`-Dloader.path=${folder}`];
}

/** @param {string} name @param {Given} given */
function tomcat(name, { work, zip }) {
  const home = path.join(work, 'target', `apache-tomcat-${VERSIONS.tomcat}`);
  cpSync(path.join(work, 'conf'), path.join(home, 'conf'), { recursive: true });
  spawnSync('unzip', ['-qo', zip, '-d', path.join(home, 'webapps', name)]);
  return {
    command: [
      'env',
      'CATALINA_OPTS=-Xmx600m',
      `CATALINA_HOME=${home}`,
      'sh',
      path.join(home, 'bin/catalina.sh'),
      'run',
    ],
    pluginsFile: path.join(home, 'conf/taskweave/plugins.json'),
  };
}

/** @param {import('./servers.mjs').EngineFacts} engine @param {Given} given */
function wildfly({ name, group }, { work, zip, port }) {
  const home = path.join(work, 'target', `wildfly-${VERSIONS.wildfly}`);
  const webapp = path.join(home, 'standalone/deployments', `${name}.war`);
  cpSync(path.join(work, 'WEB-INF'), path.join(webapp, 'WEB-INF'), { recursive: true });
  const starter = `<listener><listener-class>${group}.application.impl.JakartaServletProcessApplication</listener-class></listener>`;
  replaceIn(path.join(webapp, 'WEB-INF/web.xml'), '<listener>', `${starter}\n<listener>`);
  spawnSync('unzip', ['-qo', zip, '-d', webapp]);
  writeFileSync(`${webapp}.dodeploy`, '');
  const ports = [`http.port=${port}`, 'https.port=0', 'management.http.port=0'];
  return {
    command: [
      'sh',
      path.join(home, 'bin/standalone.sh'),
      '-b=127.0.0.1',
      ...ports.map((one) => `-Djboss.${one}`),
    ],
    pluginsFile: path.join(home, 'standalone/configuration/taskweave/plugins.json'),
  };
}

/**
 * Fills in `$names`; Maven's own have braces.
 * @param {string} project
 * @param {string} work
 * @param {Readonly<Record<string, string>>} values
 */
function layOut(project, work, values) {
  cpSync(inRepository('scripts/release/check/projects', project), work, { recursive: true });
  for (const name of readdirSync(work, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(work, name);
    if (statSync(file).isFile()) replaceIn(file, /\$(\w+)/g, (whole, value) => values[value] ?? whole);
  }
}

/**
 * @param {string} file
 * @param {string | RegExp} from
 * @param {string | ((whole: string, ...groups: string[]) => string)} to
 */
function replaceIn(file, from, to) {
  const by = typeof to === 'string' ? () => to : to;
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, by));
}
