import { expect, it } from 'vitest';
import { parseAdminFile } from '../admin-file/parseAdminFile';
import type { FileProblem } from '../problems/FileProblem';
import { readSettings } from './readSettings';

function read(content: unknown) {
  const problems: FileProblem[] = [];
  const settings = readSettings(content, (problem) => problems.push(problem));
  return { settings, problems: problems.map(({ code, pointer }) => [code, pointer]) };
}

it.each([
  ['c', ['c']],
  [
    ['c', 'ctrl+alt+c'],
    ['c', 'ctrl+alt+c'],
  ],
  [{ key: 'ctrl+alt+c', description: 'claims the task' }, ['ctrl+alt+c']],
  [null, []],
])('reads the keys %j @T9.23', (entry, keys) => {
  expect(readSettings({ settings: { shortcuts: { claimTask: entry } } }).shortcuts).toEqual({
    claimTask: keys,
  });
});

it.each([[7], [''], [[1]], [{}]])(
  'reads no shortcuts with the keys %j, and says where they stand',
  (entry) => {
    const { settings, problems } = read({
      settings: { shortcuts: { claimTask: entry, focusList: 'l' }, customScripts: '', singleKeys: false },
    });
    expect(settings).toMatchObject({ shortcuts: {}, singleKeys: false });
    expect(problems).toEqual([
      ['PLG-102', '/settings/shortcuts/claimTask'],
      ['PLG-102', '/settings/customScripts'],
    ]);
  },
);

it('has the defaults of the old Tasklist for all that the file leaves out @S5.20 @S9.14 @S9.16 @S9.18 @S9.19 @S9.20', () => {
  expect(readSettings(null)).toEqual({
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
    csrfCookieName: 'XSRF-TOKEN',
    dateFormat: { monthName: 'MMMM', day: 'DD', abbr: 'lll', normal: 'LLL', long: 'LLLL', short: 'LL' },
    locales: { availableLocales: null, fallbackLocale: 'en' },
    disableWelcomeMessage: false,
    assignProcessInstanceIdToTaskComment: false,
    telemetry: null,
    userOperationLogAnnotationLength: 4000,
    skipCustomListeners: { default: true, hidden: false },
    skipIoMappings: { default: true, hidden: false },
    facts: {},
    batchOperation: { mode: 'filter', autoLoadEnded: true },
  });
});

it('takes each member of a group for itself @S9.21', () => {
  const { dateFormat, app } = readSettings({
    settings: { dateFormat: { long: 'DD.MM.YYYY HH:mm' }, app: { vendor: 'Acme' } },
  });
  expect(dateFormat.long).toBe('DD.MM.YYYY HH:mm');
  expect(dateFormat.short).toBe('LL');
  expect(app).toMatchObject({ vendor: 'Acme', name: 'Tasklist' });
});

it('finds the settings of the page at the top of the file, too, where the block does not name them', () => {
  const { settings, problems } = read({
    csrfCookieName: 'TOP',
    app: { vendor: 1 },
    singleKeys: false,
    settings: { csrfCookieName: 'BLOCK' },
  });
  expect(settings.csrfCookieName).toBe('BLOCK');
  expect(settings.app.vendor).toBe('Taskweave');
  expect(settings.singleKeys).toBe(false);
  expect(problems).toEqual([['PLG-102', '/app/vendor']]);
});

it.each([
  [{ app: { accent: '#ffd800' } }, 'PLG-102', '/app/accent'],
  [{ app: { accent: 'red' } }, 'PLG-102', '/app/accent'],
  [{ app: { logo: '../logo.svg' } }, 'PLG-102', '/app/logo'],
  [{ app: { logo: 'https://cdn.example/logo.svg' } }, 'PLG-102', '/app/logo'],
  [{ app: { logo: { light: 'a.svg' } } }, 'PLG-102', '/app/logo'],
  [{ app: { styles: 'look.svg' } }, 'PLG-102', '/app/styles'],
  [{ app: { links: { help: 'javascript:alert(1)' } } }, 'PLG-105', '/app/links/help'],
  [{ app: { notice: { text: 'Down', until: 'tomorrow' } } }, 'PLG-102', '/app/notice/until'],
  [{ settings: 7 }, 'PLG-102', '/settings'],
  [{ settings: { telemetry: 'yes' } }, 'PLG-102', '/settings/telemetry'],
  [{ settings: { locales: { availableLocales: [] } } }, 'PLG-102', '/settings/locales/availableLocales'],
  [{ settings: { batchOperation: { mode: 'all' } } }, 'PLG-102', '/settings/batchOperation/mode'],
])('leaves out what is wrong in %j, and says so', (content, code, pointer) => {
  const { settings, problems } = read(content);
  expect(settings).toEqual(readSettings(null));
  expect(problems).toEqual([[code, pointer]]);
});

it.each([
  [['custom/notes']],
  [{ ngDeps: ['ui.bootstrap'], deps: ['custom'], paths: { custom: 'custom/notes' } }],
])('loads none of the scripts %j, and says what makes entries of them @T9.28', (customScripts) => {
  const noted: FileProblem[] = [];
  const settings = readSettings({ settings: { customScripts } }, (problem) => noted.push(problem));
  expect(settings).toEqual(readSettings(null));
  expect(noted).toEqual([
    {
      code: 'PLG-111',
      pointer: '/settings/customScripts',
      message: expect.stringContaining('import-legacy'),
    },
  ]);
});

it('is part of the check of the whole file, which reports unknown members @T7.31', () => {
  const { problems } = parseAdminFile({
    app: { vendor: 1 },
    shortcuts: { claimTask: 'c' },
    settings: { dateFormat: { lang: 'LL' }, dateformat: {} },
  });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['PLG-103', '/settings/dateformat'],
    ['PLG-102', '/app/vendor'],
    ['PLG-103', '/settings/dateFormat/lang'],
  ]);
});

it('reads facts by process', () => {
  const amount = {
    variable: 'amount',
    label: { en: 'Amount', de: 'Betrag' },
    format: 'money',
    currency: 'EUR',
  };
  const facts = { invoice: [amount], '*': [] };
  expect(read({ settings: { facts } })).toMatchObject({ settings: { facts }, problems: [] });
});

it.each([
  [{ label: 'No variable' }, 'variable', 'PLG-102'],
  [{ variable: 'amount', currency: 'euro' }, 'currency', 'PLG-102'],
  [{ variable: 'amount', format: 'Double' }, 'format', 'PLG-102'],
  [{ variable: 'amount', lable: 'Amount' }, 'lable', 'PLG-103'],
])('reads no facts with %j, and says where it stands', (fact, member, code) => {
  const { settings, problems } = read({ settings: { facts: { invoice: [fact], '*': [] } } });
  expect([settings.facts, problems]).toEqual([{}, [[code, `/settings/facts/invoice/0/${member}`]]]);
});

const OPERATON = { id: 'op', label: 'Operaton', letters: 'OPE', color: '#006b5e', path: '/operaton' };

it('reads several engines, each with what it leaves out', () => {
  const camunda = {
    ...OPERATON,
    id: 'c7',
    letters: 'CAM',
    path: '/camunda',
    prefix: '/c7',
    engine: 'old',
    signIn: 'shared',
    samePersons: true,
  };
  const { settings, problems } = read({ connections: [OPERATON, camunda] });
  expect(problems).toEqual([]);
  expect(settings.connections).toEqual([
    { ...OPERATON, engine: 'default', signIn: 'own', samePersons: false },
    camunda,
  ]);
});

it.each([
  [{ path: 'https://elsewhere.example' }, '/connections/0/path'],
  [{ path: '//elsewhere.example' }, '/connections/0/path'],
  [{ path: '/camunda/../admin' }, '/connections/0/path'],
  [{ id: 'c~7' }, '/connections/0/id'],
  [{ color: 'red' }, '/connections/0/color'],
  [{ letters: 'LONG' }, '/connections/0/letters'],
  [{ label: 'Camunda '.repeat(1250) }, '/connections/0/label'],
  [{ label: 'Camunda \u202e7' }, '/connections/0/label'],
])('reads no engines where one says %j', (part, pointer) => {
  const { settings, problems } = read({ connections: [{ ...OPERATON, ...part }] });
  expect(settings.connections).toEqual([]);
  expect(problems).toEqual([['PLG-102', pointer]]);
});

it.each([
  ['an id', { letters: 'CAM', path: '/camunda' }],
  ['letters', { id: 'c7', letters: OPERATON.letters.toLowerCase(), path: '/camunda' }],
  ['path and engine', { id: 'c7', letters: 'CAM' }],
])('reads no engines that share %s', (_, part) => {
  expect(read({ connections: [OPERATON, { ...OPERATON, ...part }] }).settings.connections).toEqual([]);
});
