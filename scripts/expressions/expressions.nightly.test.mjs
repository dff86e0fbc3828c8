import { expect, test } from 'vitest';
import { findExpressions } from './findExpressions.mjs';
import { readJava } from './readJava.mjs';
import { readScript } from './readScript.mjs';
import { findFaults, readVerdicts, updated } from './verdicts.mjs';

test('every regular expression of what is shipped was looked at: "npm run update -- expressions" looks at new ones @H28', () => {
  const found = findExpressions();
  expect(found.literals.size).toBeGreaterThan(300);
  expect(findFaults(found, readVerdicts())).toEqual([]);
});

test.each([
  ['a literal', 'a.ts', 'const a: RegExp = /a+/u;', '/a+/u', false],
  ['one in JSX', 'a.tsx', '<p title={text.replace(/b/g, "")}>/c/</p>', '/b/g', false],
  ['a text that becomes one', 'a.mjs', 'new RegExp("a/b", "i")', '/a\\/b/i', false],
  ['a text that is searched for', 'a.ts', 'name.match("a+")', '/a+/', false],
  ['one of data', 'a.ts', 'RegExp(a + b,\n "u")', 'RegExp(a + b, "u")', true],
])('a script: %s', (_case, file, code, text, isBuilt) => {
  expect(readScript(file, code)).toEqual([{ text, isBuilt }]);
});

test('a script: comments, texts and divisions are none', () => {
  expect(readScript('a.ts', '// /a/\nconst b = "/c/" + 4 / d / e; url.search; list.match(other)')).toEqual(
    [],
  );
});

test.each([
  ['one in parts', 'Pattern.compile("a\\\\." + "b+")', '/a\\.b+/', false],
  ['one of a method', 'name.split("/", 2)', '/\\//', false],
  [
    'one that is asked for all of a text',
    'P = Pattern.compile("a|b"); P.matcher(x.y()).matches()',
    '/^(?:a|b)$/',
    false,
  ],
  [
    'one that is searched, too',
    'P = Pattern.compile("a"); P.matcher(x).find(); P.matcher(x).matches()',
    '/a/',
    false,
  ],
  ['one of data', 'Pattern.compile(prefix + "a")', 'Pattern.compile(prefix + "0"', true],
])('Java: %s', (_case, code, text, isBuilt) => {
  expect(readJava(`/* split("b") */ ${code}; // "split("`)).toMatchObject([{ text, isBuilt }]);
});

test('Java: a matcher, and a function in place of a text, have their expression elsewhere', () => {
  expect(readJava('P.matcher(x).matches(); P.matcher(x).replaceAll(found -> "a")')).toEqual([]);
});

const REASON = 'Reads twenty characters at most.';
const LIST = {
  checker: '',
  linear: ['/a/'],
  slow: { '/b/': { law: '2nd degree polynomial', files: ['b.ts'], reason: REASON } },
  built: { 'new RegExp(c)': { files: ['c.ts'], reason: REASON } },
};
const FOUND = {
  literals: new Map([
    ['/a/', ['a.ts']],
    ['/b/', ['b.ts']],
  ]),
  built: new Map([['new RegExp(c)', ['c.ts']]]),
};

test('a list that fits has no fault', () => {
  expect(findFaults(FOUND, LIST)).toEqual([]);
});

test.each([
  ['a new one', { ...FOUND, literals: new Map([...FOUND.literals, ['/d/', ['d.ts']]]) }, LIST],
  ['one that is gone', { ...FOUND, literals: new Map([['/a/', ['a.ts']]]) }, LIST],
  [
    'a slow one elsewhere',
    { ...FOUND, literals: new Map([...FOUND.literals, ['/b/', ['b.ts', 'd.ts']]]) },
    LIST,
  ],
  ['a built one elsewhere', { ...FOUND, built: new Map([['new RegExp(c)', ['d.ts']]]) }, LIST],
  [
    'a slow one without a reason',
    FOUND,
    { ...LIST, slow: { '/b/': { ...LIST.slow['/b/'], reason: 'So.' } } },
  ],
  ['a built one without a reason', FOUND, { ...LIST, built: {} }],
  [
    'an exponential one',
    FOUND,
    { ...LIST, slow: { '/b/': { ...LIST.slow['/b/'], law: 'exponential (fuzz)' } } },
  ],
])('a fault: %s', (_case, found, list) => {
  expect(findFaults(found, list)).toHaveLength(1);
});

test('a list is written with what was found, and with its reasons, for the files that had them', () => {
  const literals = new Map([
    ['/b/', ['b.ts', 'd.ts']],
    ['/e/', ['e.ts']],
    ['/f/', ['f.ts']],
  ]);
  const laws = new Map([
    ['/e/', 'linear'],
    ['/f/', '3rd degree polynomial'],
  ]);
  expect(updated({ literals, built: FOUND.built }, LIST, laws)).toEqual({
    checker: '',
    linear: ['/e/'],
    slow: { ...LIST.slow, '/f/': { law: '3rd degree polynomial', files: ['f.ts'], reason: '' } },
    built: LIST.built,
  });
});
