// @vitest-environment jsdom
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { expect, it, vi } from 'vitest';
import { watchWhereWanted } from './watchWhereWanted';

const watchPage = vi.fn();
const ENDPOINT = { endpoint: '../reports' };

function watch(content: unknown): Promise<void> {
  const errorIds = { of: () => null, page: null };
  return watchWhereWanted(parseAdminFile(content), '/operaton', errorIds, async () => ({ watchPage }));
}

it('watches where the file wants it', async () => {
  await watch({ reports: { ...ENDPOINT, vitals: true } });
  expect(watchPage).toHaveBeenCalledWith(
    expect.objectContaining({
      wanted: expect.objectContaining({ errors: false, vitals: true }),
      address: new URL('/reports', location.origin),
      home: `${location.origin}/operaton/app/taskweave/`,
    }),
  );
});

it.each([
  ['nothing', {}],
  ['incidents alone', { reports: ENDPOINT }],
  ['a server that is not allowed', { reports: { endpoint: 'https://evil.example/r', errors: true } }],
  ['none of the pages', { reports: { ...ENDPOINT, errors: true, sampleRate: 0 } }],
])('watches nothing where it wants %s @H70', async (_, content) => {
  await watch(content);
  expect(watchPage).not.toHaveBeenCalled();
});

it.each([
  [0.49, 1],
  [0.5, 0],
])('watches half of the pages where half are wanted: %d', async (lot, times) => {
  vi.spyOn(Math, 'random').mockReturnValue(lot);
  await watch({ reports: { ...ENDPOINT, errors: true, sampleRate: 0.5 } });
  expect(watchPage).toHaveBeenCalledTimes(times);
});
