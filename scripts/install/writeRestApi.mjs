import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf } from '../process/hashOf.mjs';
import { inRepository } from '../process/paths.mjs';
import { maven } from './maven.mjs';

const ARTIFACT = 'org.camunda.bpm:camunda-engine-rest-openapi:7.24.0';
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';
const UNPACKED = inRepository('.cache/rest-api');
const GENERATOR = 'shared/engine-client/generate';
const DESCRIPTION = `${UNPACKED}/openapi.json`;
const WRITTEN = inRepository('shared/engine-client/src/generated/RestApi.ts');

/**
 * Writes the types of the engine's REST API, which our sources import, and keeps the description beside them. Does nothing when neither the description nor the
 * generator has changed.
 *
 * @param {(name: string, work: () => Promise<void>) => Promise<void>} step
 * @throws {import('../process/Explained.mjs').Explained} no Maven, no network
 */
export async function writeRestApi(step) {
  const firstLine = `// Written from ${ARTIFACT} (${hashOf(inRepository(), [GENERATOR])}). Do not edit.\n`;
  if (existsSync(DESCRIPTION) && existsSync(WRITTEN) && readFileSync(WRITTEN, 'utf8').startsWith(firstLine))
    return;
  await step("Writing the types of the engine's REST API", async () => {
    rmSync(UNPACKED, { recursive: true, force: true });
    mkdirSync(UNPACKED, { recursive: true });
    const what = [`-Dartifact=${ARTIFACT}`, '-Dmdep.unpack.includes=openapi.json'];
    await maven('rest-api', [UNPACK, ...what, `-DoutputDirectory=${UNPACKED}`], { cwd: UNPACKED });
    const description = JSON.parse(readFileSync(DESCRIPTION, 'utf8'));
    // A computed specifier keeps the compiler out of the generator, which has no types.
    const { generateRestApi } = await import(
      pathToFileURL(inRepository(GENERATOR, 'generateRestApi.mjs')).href
    );
    mkdirSync(dirname(WRITTEN), { recursive: true });
    writeFileSync(WRITTEN, `${firstLine}${await generateRestApi(description)}`);
  });
}
