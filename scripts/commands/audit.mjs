import { readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';

const FOUND = 1;
const NOT_ASKED = 2;

/**
 * `npm run audit`: whether something is known against the packages that are shipped or used for building. Ends with 1 where
 * something grave is known of what is shipped, with 2 where a service could not be asked, else with 0.
 *
 * @param {string[]} _args
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan(_args) {
  return async (progress) => {
    const { lockedPackages } = await import('../advisories/lockedPackages.mjs');
    const { askRegistry } = await import('../advisories/askRegistry.mjs');
    const { askOsv } = await import('../advisories/askOsv.mjs');
    const { mavenArtifacts } = await import('../advisories/mavenArtifacts.mjs');
    const { judgeFindings } = await import('../advisories/judgeFindings.mjs');
    const { publishedPackages } = await import('../pack/packages.mjs');
    const { runLogged } = await import('../process/runLogged.mjs');

    const published = publishedPackages(inRepository()).flatMap(({ dependencies }) =>
      'dependencies' in dependencies ? Object.keys(Object(dependencies.dependencies)) : [],
    );
    const packages = lockedPackages(readFileSync(inRepository('pnpm-lock.yaml'), 'utf8'), published);
    const { lines } = await runLogged('npm', ['config', 'get', 'registry']);
    const registry = lines.find((line) => line.startsWith('http')) ?? '';

    const npm = await progress.step(`Asking about ${packages.length} packages of npm`, () =>
      askRegistry(registry, packages),
    );
    const maven = await progress.step('Asking about the artefacts of Maven', () => askOsv(mavenArtifacts));
    const answers = [npm, maven];
    const exceptions = JSON.parse(readFileSync(inRepository('scripts/advisories/exceptions.json'), 'utf8'));
    const { failures, warnings } = judgeFindings(answers, exceptions, new Date().toISOString().slice(0, 10));

    const silent = answers.flatMap((answer) => (answer.asked ? [] : [`not asked: ${answer.why}`]));
    console.log(
      [
        '',
        ...warnings.map((line) => `known:     ${line}`),
        ...failures.map((line) => `FAILED:    ${line}`),
        ...silent.map((line) => `WARNING:   ${line}`),
        `${failures.length} to mend, ${warnings.length} known, ${silent.length} of 2 services not asked`,
      ].join('\n'),
    );
    if (failures.length > 0) return FOUND;
    return silent.length > 0 ? NOT_ASKED : 0;
  };
}
