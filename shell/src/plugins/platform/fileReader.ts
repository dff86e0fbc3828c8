import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { readSettings } from '@taskweave/plugin-files/settings/readSettings';

/** The `AdminFileReader` for files that say something. */
export const fileReader = { parseAdminFile, readSettings };
