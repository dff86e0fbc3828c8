import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import { NO_ADMIN_FILE, NO_PAGE_SETTINGS, saysNothing } from '@taskweave/plugin-files/admin-file/noAdminFile';
import type {
  InstallationSettings,
  PageSettings,
} from '@taskweave/plugin-files/settings/InstallationSettings';
import type { Settings } from '@taskweave/plugin-sdk';
import type { PreparedPage, TellLater } from '../../installation/prepareInstallation';

export interface AdminFileReader {
  parseAdminFile(content: unknown): AdminFile;
  readSettings(content: unknown): PageSettings;
  prepare?(content: unknown, page: PreparedPage): Promise<TellLater | undefined>;
}

const NOTHING: AdminFileReader = {
  parseAdminFile: () => NO_ADMIN_FILE,
  readSettings: () => NO_PAGE_SETTINGS,
};

export async function readerOf(content: unknown): Promise<AdminFileReader> {
  return saysNothing(content) ? NOTHING : loadReader();
}

async function loadReader() {
  const { fileReader } = await import(/* webpackChunkName: "admin-file" */ './fileReader');
  return fileReader;
}

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
