import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainMaven } from '../../../engine/buildEngine.mjs';
import { findJava } from '../../../install/findJava.mjs';
import { Explained } from '../../../process/Explained.mjs';
import { inRepository } from '../../../process/paths.mjs';
import { runLogged } from '../../../process/runLogged.mjs';

/**
 * A project of somebody else, outside of this repository.
 *
 * @param {string} folder
 * @param {Record<string, string>} files contents by path
 */
export function writeProject(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** @param {string} inner below `project` */
export function pomOf(inner) {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>${inner}</project>\n`;
}

/**
 * @param {{ group: string, artifact: string, version?: string, more?: string }} dependency
 */
export function dependency({ group, artifact, version, more = '' }) {
  const versionText = version === undefined ? '' : `<version>${version}</version>`;
  return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId>${versionText}${more}</dependency>`;
}

/**
 * Runs Maven in a project; asks the network only for what is not there.
 *
 * @param {string} folder
 * @param {readonly string[]} goals
 */
export async function runForeignMaven(folder, goals) {
  const { environment } = findJava();
  const logFile = inRepository('.cache/logs', `release-check-${path.basename(folder)}.log`);
  const options = { cwd: folder, env: environment, logFile };
  const offline = await runLogged('mvn', ['-B', '-o', ...goals], options);
  const outcome = offline.code === 0 ? offline : await runLogged('mvn', ['-B', '-U', ...goals], options);
  if (outcome.code !== 0) throw new Explained(explainMaven(outcome.lines, logFile));
}
