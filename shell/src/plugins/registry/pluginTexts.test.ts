import { expect, it } from 'vitest';
import type { RegisteredContribution } from './PluginEntry';
import { metaOf } from './pluginTexts';

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
