import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { explainMaven } from '../engine/buildEngine.mjs';
import { findJava } from '../install/findJava.mjs';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';

/**
 * What Maven takes for our jar and the demo engines. Nothing of it is shipped: the jar brings the app alone, and runs on what
 * the application around it has.
 *
 * @returns {Promise<{ name: string, version: string, isShipped: boolean }[]>}
 * @throws {Explained}
 */
export async function mavenArtifacts() {
  const { environment } = findJava();
  const list = inRepository('.cache/reports/maven-artifacts.txt');
  const logFile = inRepository('.cache/logs/maven-artifacts.log');
  mkdirSync(dirname(list), { recursive: true });
  rmSync(list, { force: true });
  for (const engine of ['operaton', 'camunda']) {
    const { code, lines } = await runLogged(
      'mvn',
      [
        ...[
          '-B',
          '-f',
          inRepository('engine/pom.xml'),
          `-P${engine}`,
          '-pl',
          'webapp,demo',
          '-am',
          'compile',
        ],
        ...['dependency:list', '-DincludeScope=runtime', `-DoutputFile=${list}`, '-DappendOutput=true'],
      ],
      { env: environment, logFile },
    );
    if (code !== 0) throw new Explained(explainMaven(lines, logFile));
  }
  return readArtifacts(readFileSync(list, 'utf8'));
}

/**
 * @param {string} list as `mvn dependency:list` writes it
 * @returns {{ name: string, version: string, isShipped: boolean }[]} each once
 */
export function readArtifacts(list) {
  const lines = list.matchAll(/^ +([\w.-]+):([\w.-]+):jar:(?:[\w.-]+:)?([\w.-]+):(?:compile|runtime)\b/gm);
  const names = [...lines].map(([, group, artifact, version]) => `${group}:${artifact}@${version}`);
  return [...new Set(names)]
    .filter((name) => !name.startsWith('io.taskweave:'))
    .map((name) => ({ name: name.split('@')[0] ?? '', version: name.split('@')[1] ?? '', isShipped: false }));
}
