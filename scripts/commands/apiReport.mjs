import { readFileSync, writeFileSync } from 'node:fs';

/**
 * `npm run api-report`: writes the types of the packages for plugin authors to `docs/plugins/api-report.md`, and
 * the list of changes to `docs/plugins/upgrading.md`.
 *
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan() {
  return async () => {
    const { apiReport, REPORT } = await import('../docs/apiReport.mjs');
    writeFileSync(REPORT, apiReport());
    const { readChanges, UPGRADING, withChangeTables } = await import('../docs/changeTables.mjs');
    writeFileSync(UPGRADING, withChangeTables(readFileSync(UPGRADING, 'utf8'), readChanges()));
    return 0;
  };
}
