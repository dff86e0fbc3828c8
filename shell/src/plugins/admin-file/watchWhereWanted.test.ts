// @vitest-environment jsdom
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { expect, it, vi } from 'vitest';
import { watchWhereWanted } from './watchWhereWanted';

const watchPage = vi.hoisted(() => vi.fn());
vi.mock('../../watching/watchPage', () => ({ watchPage }));

const errorIds = { of: () => null, page: null };
const ENDPOINT = { endpoint: '../reports' };

it('watches where the file wants it', async () => {
  await watchWhereWanted(parseAdminFile({ reports: { ...ENDPOINT, vitals: true } }), '/operaton', errorIds);
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
  await watchWhereWanted(parseAdminFile(content), '/operaton', errorIds);
  expect(watchPage).not.toHaveBeenCalled();
});

it.each([
  [0.49, 1],
  [0.5, 0],
])('watches half of the pages where half are wanted: %d', async (lot, times) => {
  vi.spyOn(Math, 'random').mockReturnValue(lot);
  await watchWhereWanted(
    parseAdminFile({ reports: { ...ENDPOINT, errors: true, sampleRate: 0.5 } }),
    '/operaton',
    errorIds,
  );
  expect(watchPage).toHaveBeenCalledTimes(times);
});
