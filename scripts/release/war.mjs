import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeZip } from './writeZip.mjs';

/** Without a version in its name, so that the next one takes its place. */
const JAR = 'WEB-INF/lib/taskweave-webapp.jar';

/**
 * The same jar for Tomcat and WildFly: a zip to be unpacked into the folder of the engine's web application, in whose session
 * and behind whose sign-in it then is. Made after the jar, from it.
 *
 * @type {import('./artefacts.mjs').Artefact}
 */
export async function makeWar({ out, version, epoch }) {
  const file = path.join(out, `taskweave-war-${version}.zip`);
  const jar = readFileSync(path.join(out, `taskweave-webapp-${version}.jar`));
  await writeZip({ file, epoch, entries: [{ name: JAR, content: jar }] });
  return [file];
}
