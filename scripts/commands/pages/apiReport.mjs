import { writeFileSync } from 'node:fs';

/**
 * `npm run api-report`: writes the types of the packages for plugin authors to `plugin-sdk/api-report.md`.
 *
 * @returns {Promise<import('../../runCommand.mjs').Work>}
 */
export async function plan() {
  return async () => {
    const { apiReport, REPORT } = await import('../../docs/apiReport.mjs');
    writeFileSync(REPORT, apiReport());
    return 0;
  };
}
