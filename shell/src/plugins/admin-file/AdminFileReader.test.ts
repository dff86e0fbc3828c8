import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { readSettings } from '@taskweave/plugin-files/settings/readSettings';
import { expect, it } from 'vitest';
import { readerOf } from './AdminFileReader';

it.each([null, {}, { plugins: [{ id: 'risk', manifest: '/risk.json' }], singleKeys: false }, []])(
  'reads %j as its reader does',
  async (content) => {
    const reader = await readerOf(content);
    const { readConfig: _, ...file } = reader.parseAdminFile(content);
    const { readConfig: __, ...expected } = parseAdminFile(content);
    expect(file).toEqual(expected);
    expect(readSettings(content)).toMatchObject(reader.readSettings(content));
  },
);
