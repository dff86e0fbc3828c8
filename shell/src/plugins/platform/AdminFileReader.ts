import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import { NO_ADMIN_FILE, NO_PAGE_SETTINGS, saysNothing } from '@taskweave/plugin-files/admin-file/noAdminFile';
import type { PageSettings } from '@taskweave/plugin-files/admin-file/readPageSettings';

/** Reads the administrator's file. */
export interface AdminFileReader {
  parseAdminFile(content: unknown): AdminFile;
  readPageSettings(content: unknown): PageSettings;
}

/** For where there is nothing to read, as on most pages. */
const NOTHING: AdminFileReader = {
  parseAdminFile: () => NO_ADMIN_FILE,
  readPageSettings: () => NO_PAGE_SETTINGS,
};

/** The reader that a file needs; its code is loaded where the file says anything. The boot script has asked for it by then. */
export async function readerOf(content: unknown): Promise<AdminFileReader> {
  if (saysNothing(content)) return NOTHING;
  const { fileReader } = await import(/* webpackChunkName: "admin-file" */ './fileReader');
  return fileReader;
}
