import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import { NO_ADMIN_FILE, NO_PAGE_SETTINGS, saysNothing } from '@taskweave/plugin-files/admin-file/noAdminFile';
import type {
  InstallationSettings,
  PageSettings,
} from '@taskweave/plugin-files/settings/InstallationSettings';
import type { Settings } from '@taskweave/plugin-sdk';
import type { PreparedPage, TellLater } from '../../installation/prepareInstallation';

/** Reads the administrator's file. */
export interface AdminFileReader {
  parseAdminFile(content: unknown): AdminFile;
  readSettings(content: unknown): PageSettings;
  /** Brings what must be there before anything is drawn; gives what to report once it is. Absent where nothing is named. */
  prepare?(content: unknown, page: PreparedPage): Promise<TellLater | undefined>;
}

/** For where there is nothing to read, as on most pages. */
const NOTHING: AdminFileReader = {
  parseAdminFile: () => NO_ADMIN_FILE,
  readSettings: () => NO_PAGE_SETTINGS,
};

/** The reader that a file needs; its code is loaded where the file says anything. The boot script has asked for it by then. */
export async function readerOf(content: unknown): Promise<AdminFileReader> {
  return saysNothing(content) ? NOTHING : loadReader();
}

async function loadReader() {
  const { fileReader } = await import(/* webpackChunkName: "admin-file" */ './fileReader');
  return fileReader;
}

/** The settings of the installation for plugins; what reads them is loaded when the first of them asks. */
export function createSettings(content: unknown): Settings {
  let settings: Promise<InstallationSettings> | undefined;
  return {
    read() {
      settings ??= loadReader().then((reader) => reader.readSettings(content));
      settings.catch(() => {
        settings = undefined;
      });
      return settings;
    },
  };
}
