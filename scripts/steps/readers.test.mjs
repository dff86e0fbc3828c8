// @apart It replaces methods of strings and arrays.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { findReaders } from './findReaders.mjs';
import { OTHER_READERS } from './otherReaders.mjs';
import { StepCounter } from './StepCounter.mjs';

const PIECES = [
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    '()',
    '{{',
    '}}',
    '${',
    '"',
    "'",
    '`',
    '„',
    '“"',
    '\\"',
    '\\\\',
  ],
  ...[',', ';', ':', '.', '/', '\\', '-', '_', '%', '@', '&', '=', '+', '*', '#', '!', '?', '~', '|', '$'],
  ...[
    ' ',
    '\n',
    '\t',
    '\r\n',
    '\u00a0',
    '\u2028',
    '0',
    '9',
    '1.',
    '1,',
    'a',
    'A',
    'ß',
    'é',
    '\u0301\u0323',
    '😀',
  ],
  ...[
    '漢',
    '期限 ',
    '「',
    '」',
    '＝',
    '＋',
    '（',
    '）',
    '，',
    '；',
    '９',
    'א',
    'ت ',
    '\u200f',
    '\u202e',
    '\u2066',
    '\u200d',
    '\ufeff',
    '\0',
  ],
  ...[
    'not ',
    'and ',
    'due ',
    '"a" ',
    'a=1 ',
    '@a ',
    '1 ',
    '11.11. ',
    'a.b',
    'a-b',
    'a,b;',
    '\\u0041',
    'yyyy',
  ],
  ...[
    'https://a.example/) ',
    'http://',
    'url(',
    '<a ',
    '<!--',
    '-->',
    '&amp;',
    '$' + '{a}',
    '{{a}}',
    '%2e',
    '"a":[',
  ],
];

const NOW = new Date('2026-11-26T10:00:00');
const NAMES = [{ id: 'john', name: 'John Lindqvist', label: 'John' }];

/** @type {Readonly<Record<string, unknown>>} */
const GIVEN = {
  around: { locale: 'de', now: NOW },
  commands: [{ id: 'a', label: 'John' }],
  conditions: [],
  defaults: {},
  folders: [['a', 'https://a.example/']],
  href: '/a',
  before: null,
  ids: ['a'],
  isMeant: () => true,
  isMac: false,
  known: { language: 'de', variables: NAMES, people: NAMES, processes: NAMES, now: NOW },
  language: 'de',
  locale: 'de',
  marks: ['c7'],
  name: 'a',
  now: NOW,
  operator: 'eq',
  options: {
    ...{ locale: 'de', language: 'de', kind: 'date-time', now: NOW, defaultTime: '17:00', t: String },
    ...{
      id: 'a',
      labels: {},
      value: 'a',
      type: 'String',
      property: 'assignee',
      oldValue: 'a',
      newValue: 'b',
      setting: {},
      keys: ['INV-1'],
    },
  },
  origins: [],
  others: [1],
  page: 'https://a.example/',
  pageUrl: 'https://a.example/',
  pattern: { text: 'dd.MM.yyyy', kind: 'date' },
  pixels: 100,
  place: {
    locale: 'de',
    now: NOW,
    userId: 'john',
    variables: ['a'],
    words: {
      names: { user: NAMES, process: NAMES, case: NAMES, tenant: NAMES },
      keys: ['INV-1'],
      facts: [{ name: 'a', labels: ['a'], kind: null, of: [], isMoney: true }],
      stage: 'facts',
    },
  },
  places: [],
  query: 'a',
  relation: 'on',
  search: 'a b',
  side: 'start',
  stored: 'a\r\nb',
  subject: { kind: 'task', taskId: 'a' },
  text: 'a',
  type: 'Long',
  uses: ['GET /task/*'],
  value: 'a',
  values: { a: 'b' },
  variables: NAMES,
  wanted: { language: 'de', now: NOW },
  widthOf: (/** @type {string} */ text) => text.length,
  words: new Set(['a']),
};

const EXCUSED = new Set([
  ...[
    'activityNames',
    'isXml',
    'labelledFieldsOf',
    'parseForm',
    'parseRenderedForm',
    'purifyText',
    'readFlow',
    'taskFormOf',
  ],
  ...[
    'chosenFileSink',
    'copyText',
    'downloadSink',
    'loadScript',
    'openRefreshChannel',
    'draftOf',
    'prioritySource',
  ],
  ...['firstWeekdayOf', 'formatsFor', 'quickChoices', 'snoozeTimes', 'variableKey', 'markOf'],
  ...['createRemedies', 'dropTags', 'focusControl', 'genericSnapshot', 'guardScriptAddresses', 'hideRefused'],
  ...[
    'mayShowImage',
    'orderContributions',
    'permissionWord',
    'readKnownName',
    'readLastVisit',
    'rememberRecent',
  ],
  'readDateText',
  ...['runGlobalScript', 'runScript', 'safeModeHref', 'suggestionGroup', 'writeLastVisit'],
]);

/** @type {Set<Function>} */
const BUGS = new Set([TypeError, ReferenceError, RangeError]);

const counter = new StepCounter();
beforeAll(() => counter.start());
afterAll(() => counter.stop());

/** @type {[string, (text: string) => unknown][]} */
const readers = Object.entries(OTHER_READERS);
for (const { file, name, needs } of findReaders()) {
  if (EXCUSED.has(name)) continue;
  const { [name]: read } = await import(inRepository(file));
  readers.push([`${name} of ${file}`, (text) => read(text, ...needs.map((need) => GIVEN[need]))]);
}

it.each(readers)('%s takes linear time, whatever the text is made of @H28', (_name, read) => {
  const few = stepsFor(250);
  const many = stepsFor(1000);
  // A quadratic reader would take sixteen times as many steps for four times the length.
  expect(many).toBeLessThan(5 * few + 1000);
  expect(counter.count(() => tryTo(read, mixed(100_000)))).toBeLessThan(
    400 * counter.count(() => tryTo(read, mixed(1000))) + 1000,
  );

  /** @param {number} length */
  function stepsFor(length) {
    return counter.count(() => {
      for (const piece of PIECES) tryTo(read, piece.repeat(length / piece.length));
    });
  }
});

/** @param {number} length */
function mixed(length) {
  const all = PIECES.join('');
  return all.repeat(Math.ceil(length / all.length)).slice(0, length);
}

/**
 * It may refuse the text; other errors come from the extra arguments or a stack overflow.
 * @param {(text: string) => unknown} read
 * @param {string} text
 */
function tryTo(read, text) {
  try {
    read(text);
  } catch (error) {
    const isRefusal =
      error instanceof Error && (error.message === 'Invalid URL' || !BUGS.has(error.constructor));
    if (!isRefusal) throw error;
  }
}
