import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { APP_DIR } from '../build/buildApp.mjs';
import { buildGallery } from '../gallery/buildGallery.mjs';
import { currentPackages } from '../pack/currentPackages.mjs';
import { writeTarball } from '../pack/writeTarball.mjs';
import { writeZip } from './writeZip.mjs';

/** @typedef {import('./artefacts.mjs').Artefact} Artefact */

/** Without a version in its name, an upgrade replaces the file. */
const JAR = 'WEB-INF/lib/taskweave-webapp.jar';

/**
 * For Tomcat and WildFly: unpacks into the engine's web application, whose session and sign-in it shares. Made from the jar.
 * @type {Artefact}
 */
export async function makeWar({ out, version, epoch }) {
  const file = path.join(out, `taskweave-war-${version}.zip`);
  const jar = readFileSync(path.join(out, `taskweave-webapp-${version}.jar`));
  await writeZip({ file, epoch, entries: [{ name: JAR, content: jar }] });
  return [file];
}

/**
 * Must be made after the jar, from the same build.
 * @type {Artefact}
 */
export async function makeSourceMaps({ out, version, epoch }) {
  const file = path.join(out, `taskweave-source-maps-${version}.zip`);
  const names = readdirSync(APP_DIR, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  );
  const entries = names.map((name) => ({
    name: name.replaceAll(path.sep, '/'),
    content: readFileSync(path.join(APP_DIR, name)),
  }));
  await writeZip({ file, epoch, entries });
  return [file];
}

/** @type {Artefact} */
export async function copyPackages({ out }) {
  return Object.values(await currentPackages()).map((tarball) => {
    const file = path.join(out, path.basename(tarball));
    copyFileSync(tarball, file);
    return file;
  });
}

/** @type {Artefact} */
export async function makeGallery({ out, version }) {
  const folder = path.join(out, '.gallery');
  await buildGallery(folder);
  const file = path.join(out, `taskweave-gallery-${version}.tgz`);
  writeTarball({ folder, file });
  rmSync(folder, { recursive: true });
  return [file];
}
