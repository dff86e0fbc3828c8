import { readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';

const FOUND = 1;
const NOT_ASKED = 2;

/**
 * Exits with 1 for a grave advisory about shipped code, with 2 if OSV cannot be reached.
 * @param {string[]} _args
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan(_args) {
  return async (progress) => {
    const { lockedPackages } = await import('../advisories/lockedPackages.mjs');
    const { askOsv } = await import('../advisories/askOsv.mjs');
    const { judgeFindings } = await import('../advisories/judgeFindings.mjs');
    const { publishedPackages } = await import('../pack/packages.mjs');

    const published = publishedPackages(inRepository()).flatMap(({ published: { dependencies = {} } }) =>
      Object.keys(dependencies),
    );
    const packages = lockedPackages(readFileSync(inRepository('pnpm-lock.yaml'), 'utf8'), published);
    const answer = await progress.step(`Asking about ${packages.length} packages of npm`, () =>
      askOsv(packages),
    );
    const exceptions = JSON.parse(readFileSync(inRepository('scripts/advisories/exceptions.json'), 'utf8'));
    const { failures, warnings } = judgeFindings(answer, exceptions, new Date().toISOString().slice(0, 10));

    console.log(
      [
        '',
        ...warnings.map((line) => `known:     ${line}`),
        ...failures.map((line) => `FAILED:    ${line}`),
        ...(answer.asked ? [] : [`WARNING:   not asked: ${answer.why}`]),
        `${failures.length} to mend, ${warnings.length} known`,
      ].join('\n'),
    );
    if (failures.length > 0) return FOUND;
    return answer.asked ? 0 : NOT_ASKED;
  };
}
