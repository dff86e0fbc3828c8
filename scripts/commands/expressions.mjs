import { writeFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';

/**
 * `npm run expressions [-- --all]`: has a checker look at each new regular expression of what is shipped, and writes what it found
 * down, to be committed. `--all` asks about those again that were looked at before.
 *
 * @param {string[]} args
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan(args) {
  return async (progress) => {
    const { findExpressions } = await import('../expressions/findExpressions.mjs');
    const { checkExpressions } = await import('../expressions/checkExpressions.mjs');
    const { findFaults, readVerdicts, updated, VERDICTS } = await import('../expressions/verdicts.mjs');
    const { runLogged } = await import('../process/runLogged.mjs');

    const found = findExpressions();
    const known = readVerdicts();
    const open = [...found.literals.keys()].filter(
      (text) => args.includes('--all') || !(known.linear.includes(text) || text in known.slow),
    );
    const laws = await progress.step(`Looking at ${open.length} expressions`, async (note) =>
      checkExpressions(open, (text, law) => note(`${law}: ${text}`)),
    );
    const verdicts = updated(found, known, laws);
    writeFileSync(inRepository(VERDICTS), JSON.stringify(verdicts, null, 2));
    await runLogged('biome', ['format', '--write', VERDICTS]);

    const faults = findFaults(found, verdicts);
    console.log(
      ['', ...faults, `${open.length} looked at, ${faults.length} to mend or to give a reason`].join('\n'),
    );
    return faults.length > 0 ? 1 : 0;
  };
}
