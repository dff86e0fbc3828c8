import { writeFileSync } from 'node:fs';

/**
 * `npm run settings-page`: writes the table of the settings to `docs/settings.md`, from the schema for editors.
 *
 * @returns {Promise<import('../../runCommand.mjs').Work>}
 */
export async function plan() {
  return async () => {
    const { settingsPage, SETTINGS_PAGE } = await import('../../docs/settingsTable.mjs');
    writeFileSync(SETTINGS_PAGE, settingsPage());
    return 0;
  };
}
