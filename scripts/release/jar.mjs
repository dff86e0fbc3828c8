import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { APP_DIR, buildApp } from '../build/buildApp.mjs';
import { maven } from '../install/maven.mjs';
import { inRepository } from '../process/paths.mjs';
import { bundledPackages } from './inventory/bundledPackages.mjs';
import { cyclonedx } from './inventory/cyclonedx.mjs';
import { thirdParty } from './inventory/thirdParty.mjs';

const JARS = ['.jar', '-sources.jar', '-javadoc.jar'];
const SOURCES = ['engine/pom.xml', 'engine/webapp/pom.xml', 'engine/webapp/src/main', 'engine/demo/pom.xml'];

/** @type {import('./artefacts.mjs').Artefact} */
export async function makeJar({ out, version, epoch, note }) {
  note('the app');
  await buildApp({ log: note });
  return packJar({ out, version, epoch, note, app: APP_DIR });
}

/**
 * @param {import('./artefacts.mjs').ReleaseOptions & { app: string }} options
 * @returns {Promise<string[]>}
 */
export async function packJar({ out, version, epoch, note, app }) {
  const packages = bundledPackages({ root: inRepository(), folder: app });
  const name = `taskweave-webapp-${version}`;
  const pom = readFileSync(inRepository('scripts/release/jar.pom.xml'), 'utf8').replace('$version', version);
  const bill = cyclonedx({
    subject: {
      group: 'io.taskweave',
      name: 'taskweave-webapp',
      version,
      purl: `pkg:maven/io.taskweave/taskweave-webapp@${version}?type=jar`,
    },
    packages,
    epoch,
  });
  const work = mkdtempSync(path.join(tmpdir(), 'taskweave-jar-'));
  try {
    for (const source of SOURCES) {
      cpSync(inRepository(source), path.join(work, source), { recursive: true });
    }
    const notices = path.join(work, 'notices');
    write(notices, 'THIRD-PARTY.txt', thirdParty(packages));
    write(notices, 'sbom/bom.cdx.json', bill);
    write(notices, 'maven/io.taskweave/taskweave-webapp/pom.xml', pom);
    for (const legal of ['LICENSE', 'NOTICE']) copyFileSync(inRepository(legal), path.join(notices, legal));
    note('Maven');
    await maven('release', [
      ...[
        '-f',
        path.join(work, 'engine/pom.xml'),
        '-pl',
        'webapp',
        '-am',
        'package',
        'source:jar-no-fork',
        'javadoc:jar',
        '-Dmaven.test.skip=true',
        '-Dmaven.source.excludeResources=true',
        '-Dnotimestamp=true',
        '-Ddoclint=none',
      ],
      `-Drevision=${version}`,
      `-Dproject.build.outputTimestamp=${epoch}`,
      `-Dtaskweave.dist=${app}`,
      `-Dtaskweave.notices=${notices}`,
      // Source maps weigh four times what people load.
      '-Dtaskweave.left-out=**/*.map*',
    ]);
    const jars = JARS.map((ending) => {
      const jar = path.join(out, `${name}${ending}`);
      copyFileSync(path.join(work, 'engine/webapp/target', `${name}${ending}`), jar);
      return jar;
    });
    return [...jars, write(out, `${name}.pom`, pom), write(out, `${name}.cdx.json`, bill)];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} content
 */
function write(folder, name, content) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}
