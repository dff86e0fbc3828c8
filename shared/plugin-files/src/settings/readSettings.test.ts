import { expect, it } from 'vitest';
import type { FileProblem } from '../problems/FileProblem';
import { parseAdminFile } from './parseAdminFile';
import { readPageSettings } from './readPageSettings';

it.each([
  ['c', ['c']],
  [
    ['c', 'ctrl+alt+c'],
    ['c', 'ctrl+alt+c'],
  ],
  [{ key: 'ctrl+alt+c', description: 'claims the task' }, ['ctrl+alt+c']],
  [null, []],
])('reads the keys %j', (entry, keys) => {
  expect(readPageSettings({ shortcuts: { claimTask: entry } }).shortcuts).toEqual({ claimTask: keys });
});

it.each([[7], [''], [[1]], [{}]])('leaves out the keys %j, and says where they stand', (entry) => {
  const problems: FileProblem[] = [];
  const { shortcuts } = readPageSettings({ shortcuts: { claimTask: entry, focusList: 'l' } }, (problem) =>
    problems.push(problem),
  );
  expect([shortcuts, problems.map(({ pointer }) => pointer)]).toEqual([
    { focusList: ['l'] },
    ['/shortcuts/claimTask'],
  ]);
});

it('reads the names of vendor and application', () => {
  expect(readPageSettings({ app: { vendor: 'Acme', name: 'Inbox' } }).app).toEqual({
    vendor: 'Acme',
    name: 'Inbox',
  });
});

it('reads the name of the cookie with the CSRF token', () => {
  expect(readPageSettings({ csrfCookieName: 'ACME-TOKEN' }).csrfCookieName).toBe('ACME-TOKEN');
});

it('leaves everything as it is where the file says nothing', () => {
  expect(readPageSettings(null)).toEqual({
    app: { vendor: null, name: null },
    shortcuts: {},
    singleKeys: true,
    csrfCookieName: null,
  });
});

it('is part of the check of the whole file', () => {
  const { problems } = parseAdminFile({
    app: { vendor: 1 },
    shortcuts: { claimTask: 'c' },
    singleKeys: false,
  });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([['PLG-102', '/app/vendor']]);
});
