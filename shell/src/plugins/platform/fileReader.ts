import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { readPageSettings } from '@taskweave/plugin-files/admin-file/readPageSettings';

/** The `AdminFileReader` for files that say something. */
export const fileReader = { parseAdminFile, readPageSettings };
