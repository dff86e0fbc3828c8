import { expect, test } from 'vitest';
import { findFaults } from './findFaults.mjs';

const load = () => undefined;
const TAB = { point: 'tasklist.task.detail', id: 'risk', meta: { label: '%tab%' }, component: load };
const GOOD = {
  id: 'acme-risk',
  uses: ['GET /task/*/variables'],
  translations: { en: { tab: 'Risk' }, de: { tab: 'Risiko' }, fr: load },
  contributions: [TAB],
};

test('a good definition', () => {
  expect(findFaults(GOOD, 'acme-risk')).toEqual([]);
});

test.each([
  ['another id', { ...GOOD, id: 'risk' }, 'says "risk"'],
  ['two of a name', { ...GOOD, contributions: [TAB, TAB] }, 'two contributions tasklist.task.detail:risk'],
  [
    'an option that is not declared',
    {
      ...GOOD,
      config: { type: 'object', properties: { name: { type: 'string' } } },
      contributions: [{ ...TAB, meta: { label: '%tab%', variables: { config: 'nam' } } }],
    },
    'takes "nam" from the configuration',
  ],
  ['a call that is none', { ...GOOD, uses: ['task/*'] }, '"task/*" in uses'],
  [
    'a label without a text',
    { ...GOOD, translations: { en: { tab: 'Risk' }, de: {} } },
    '%tab% has no text in the language "de"',
  ],
  ['no texts at all', { ...GOOD, translations: {} }, 'translations are missing'],
])('%s', (_, definition, words) => {
  expect(findFaults(definition, 'acme-risk')).toEqual([expect.stringContaining(words)]);
});
