import { expect, it } from 'vitest';
import type { RegisteredContribution } from './PluginEntry';
import { metaOf, resolveLabel } from './pluginTexts';

const COLUMN = {
  contribution: {
    point: 'tasklist.list.column',
    id: 'amount',
    meta: { label: '%amount%', width: 120, variables: { config: 'names' } },
  },
  plugin: { manifest: { labels: { en: { amount: 'Amount' }, de: { amount: 'Betrag' } } } },
} as unknown as RegisteredContribution;

it.each([
  ['a list', { names: ['sum', 'net'] }, ['sum', 'net']],
  ['one name', { names: 'sum' }, 'sum'],
  ['nothing', {}, undefined],
  ['no configuration', null, undefined],
])('takes what the administrator configured: %s', (_, config, variables) => {
  expect(metaOf(COLUMN, { language: 'de' }, config)).toEqual({ label: 'Betrag', width: 120, variables });
});

it('has labels in the language that the installation falls back to before those in English', () => {
  const plugin = { id: 'acme', labels: { en: { a: 'Amount', b: 'Bill' }, de: { a: 'Betrag' } } };
  const label = (text: string) => resolveLabel(text, plugin, { language: 'fr', fallback: 'de' });
  expect([label('%a%'), label('%b%'), label('%c%'), label('Plain')]).toEqual([
    'Betrag',
    'Bill',
    'c',
    'Plain',
  ]);
});

it('has what the installation says of a label in either language over that of the manifest', () => {
  const plugin = { id: 'acme', labels: { en: { a: 'Amount' }, de: { a: 'Betrag' } } };
  const textIn = (_: string, key: string, tag?: string) =>
    tag === 'de' && key === 'a' ? 'Summe' : undefined;
  const language = { language: 'fr', fallback: 'de', textIn };
  expect(resolveLabel('%a%', plugin, language)).toBe('Summe');
});
