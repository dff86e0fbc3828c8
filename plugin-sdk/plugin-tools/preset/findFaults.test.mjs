import { expect, test } from 'vitest';
import { isLink as isLinkOfShell } from '../../../shared/plugin-files/src/manifest/linkTemplate';
import { POINT_IDS } from '../../src/contract/pointIds';
import { findFaults, isLink, lazyImports } from './findFaults.mjs';

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

test('a link has no code', () => {
  const [point, meta] = ['tasklist.task.action', { label: 'CRM', href: 'https://crm.example/{id}' }];
  expect(findFaults({ ...GOOD, contributions: [{ point, id: 'crm', meta }] }, 'acme-risk')).toEqual([]);
});

test('the points of links are those that the shell has', () => {
  const meta = { href: '/' };
  const points = POINT_IDS.filter((point) => isLink({ point, meta }));
  expect(points).toEqual(POINT_IDS.filter((point) => isLinkOfShell({ point, meta })));
  expect(points).toHaveLength(3);
});

test.each([
  ['another id', { ...GOOD, id: 'risk' }, 'says "risk"'],
  ['two of a name', { ...GOOD, contributions: [TAB, TAB] }, 'two contributions tasklist.task.detail:risk'],
  [
    'nothing to draw',
    { ...GOOD, contributions: [{ ...TAB, component: undefined }] },
    'either component or mount',
  ],
  ['two ways to draw', { ...GOOD, contributions: [{ ...TAB, mount: load }] }, 'either component or mount'],
  [
    'a link with code',
    { ...GOOD, contributions: [{ ...TAB, point: 'tasklist.task.action', meta: { label: 'A', href: '/' } }] },
    'no component or mount',
  ],
  [
    'a link where there are none',
    { ...GOOD, contributions: [{ ...TAB, meta: { label: '%tab%', href: '/' }, component: undefined }] },
    'either component or mount',
  ],
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
  ['a server that is none', { ...GOOD, backends: ['https://risk.example/api'] }, 'in backends is no origin'],
  [
    'a label without a text',
    { ...GOOD, translations: { en: { tab: 'Risk' }, de: {} } },
    '%tab% has no text in the language "de"',
  ],
  ['no texts at all', { ...GOOD, translations: {} }, 'translations are missing'],
])('%s', (_, definition, words) => {
  expect(findFaults(definition, 'acme-risk')).toEqual([expect.stringContaining(words)]);
});

test('an id that cannot be a name', () => {
  expect(findFaults({ ...GOOD, id: 'Risk!' }, 'Risk!')).toEqual([expect.stringContaining('lower-case')]);
});

test('what is loaded as it is must be a module; what is made of it need not', () => {
  const direct = Function('return () => import("./Tab")')();
  const hinted = Function('return () => import(/* webpackChunkName: "a" */ "./Hinted")')();
  const picked = Function('return async () => ({ default: (await import("./cells")).Name })')();
  const contributions = [direct, hinted, picked].map((component, index) => ({
    ...TAB,
    id: `${index}`,
    component,
  }));

  expect(lazyImports({ ...GOOD, contributions }).map(({ request }) => request)).toEqual([
    './Tab',
    './Hinted',
  ]);
});
