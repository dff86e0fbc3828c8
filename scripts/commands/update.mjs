import { writeVerdicts } from '../expressions/writeVerdicts.mjs';
import { Explained } from '../process/Explained.mjs';
import { runLogged } from '../process/runLogged.mjs';

/** The tests that compare what is generated. The table of the settings is made of the schemas. @type {Record<string, string>} */
const GENERATED = {
  schemas: 'plugin-sdk/src/schemas.test.ts',
  settings: 'scripts/docs/settingsTable.test.mjs',
  api: 'scripts/docs/apiReport.test.mjs',
  glossary: 'scripts/docs/glossaryTable.test.mjs',
  fidelity: 'scripts/docs/fidelityPage.test.mjs',
  faults: 'scripts/faults/faults.test.mjs',
  coverage: 'scripts/docs/specCoverage.test.mjs',
};

const NAMES = ['expressions', ...Object.keys(GENERATED)];

/** @type {import('../runCommand.mjs').Plan} */
export async function plan(args) {
  const unknown = args.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) {
    throw new Explained(`Nothing generated is called "${unknown}": use some of ${NAMES.join(', ')}.`);
  }
  return async (progress) => {
    let failed = 0;
    for (const name of NAMES.filter((one) => args.length === 0 || args.includes(one))) {
      const faults = await progress.step(name, () =>
        name === 'expressions' ? writeVerdicts() : writeByTest(GENERATED[name] ?? ''),
      );
      failed += faults.length;
      for (const line of faults) console.log(line);
    }
    return failed > 0 ? 1 : 0;
  };
}

/** @param {string} file @returns {Promise<readonly string[]>} */
async function writeByTest(file) {
  const { code, lines } = await runLogged('vitest', ['run', file, '--update=all'], {
    env: { ...process.env, NO_COLOR: '1' },
  });
  return code === 0 ? [] : lines;
}
