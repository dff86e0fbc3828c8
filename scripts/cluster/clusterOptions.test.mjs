import { expect, it } from 'vitest';
import { parseClusterOptions } from './clusterOptions.mjs';

it('takes any node for any call unless asked for sticky sessions', () => {
  expect(parseClusterOptions([])).toMatchObject({ port: 8080, isSticky: false, tasks: 0, isCheck: false });
  expect(parseClusterOptions(['--sticky', '--port', '9000'])).toMatchObject({ port: 9000, isSticky: true });
});

it('hands the names of checks on, and takes no others', () => {
  expect(parseClusterOptions(['--check', 'upgrade'])).toMatchObject({ isCheck: true, rest: ['upgrade'] });
  expect(() => parseClusterOptions(['upgrade'])).toThrow(/upgrade/);
});

it('says which option it does not know', () => {
  expect(() => parseClusterOptions(['--stiky'])).toThrow(/--stiky.*--help/);
  expect(() => parseClusterOptions(['--port', '0'])).toThrow(
    '--port takes a number from 1 to 65535, not "0".',
  );
});
