import { configDefaults } from '../config/configDefaults';
import { isJsonObject } from '../problems/isJsonObject';
import type { PageSettings } from '../settings/InstallationSettings';
import type { AdminFile } from './AdminFile';

export function saysNothing(content: unknown): boolean {
  return content == null || (isJsonObject(content) && Object.keys(content).length === 0);
}

export const NO_ADMIN_FILE: AdminFile = {
  policy: {
    origins: [],
    backends: [],
    integrity: 'required',
    devOverrides: 'deny',
    limits: { manifestMs: 5000, loadMs: 10_000, activateMs: 5000 },
    quarantine: { faults: 3, withinSeconds: 60 },
  },
  plugins: [],
  contributions: {},
  flags: {},
  reports: null,
  problems: [],
  readConfig: configDefaults,
};

export const NO_PAGE_SETTINGS: PageSettings = {
  app: {
    vendor: 'Taskweave',
    name: 'Tasklist',
    logo: null,
    accent: null,
    styles: null,
    links: {},
    notice: null,
  },
  connections: [],
  shortcuts: {},
  singleKeys: true,
};
