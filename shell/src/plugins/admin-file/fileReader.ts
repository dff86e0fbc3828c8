import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { isJsonObject } from '@taskweave/plugin-files/problems/isJsonObject';
import { readSettings, settingsBlock } from '@taskweave/plugin-files/settings/readSettings';
import type { PreparedPage, TellLater } from '../../installation/prepareInstallation';
import { applyBrand } from '../../look/applyBrand';
import { SDK_VERSION } from '../loading/shared/sharedModules';
import { watchWhereWanted } from './watchWhereWanted';

export const fileReader = { parseAdminFile: readOnce, readSettings, prepare };

let last: { readonly content: unknown; readonly file: AdminFile } | null = null;

function readOnce(content: unknown): AdminFile {
  if (last === null || last.content !== content) last = { content, file: parseAdminFile(content) };
  return last.file;
}

async function prepare(content: unknown, page: PreparedPage): Promise<TellLater | undefined> {
  const { i18n, runtime, errorIds } = page;
  void watchWhereWanted(readOnce(content), runtime.appRoot, errorIds).catch(() => undefined);
  const named = settingsBlock(content);
  const { app, locales, dateFormat } = readSettings(content);
  applyBrand(app, runtime.appRoot);
  if (named.locales === undefined && named.dateFormat === undefined) return undefined;
  const { prepareInstallation } = await import(
    /* webpackChunkName: "installation" */ '../../installation/prepareInstallation'
  );
  return prepareInstallation({
    i18n,
    locales: named.locales === undefined ? null : locales,
    dateFormat: isJsonObject(named.dateFormat) ? namedOf(dateFormat, named.dateFormat) : null,
    builtin: runtime.builtin,
    locale: {
      appRoot: runtime.appRoot,
      version: SDK_VERSION,
      fetch: (input, init) => fetch(input, init),
    },
  });
}

function namedOf<T extends object>(all: T, named: object): Partial<T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in named)) as Partial<T>;
}
