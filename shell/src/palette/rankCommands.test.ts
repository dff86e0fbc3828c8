import type { Command } from '@taskweave/plugin-sdk';
import { expect, it } from 'vitest';
import { rankCommands } from './rankCommands';

function command(label: string, keywords = '', detail = ''): Command {
  return { id: label, label, keywords, detail, group: 'view', run: () => undefined };
}

const commands = [
  command('Hide filters', 'sidebar'),
  command('Filter by name'),
  command('Unclaim'),
  command('Claim', '', 'Assign approver'),
  command('Über uns'),
];

it.each([
  ['', ['Hide filters', 'Filter by name', 'Unclaim', 'Claim', 'Über uns']],
  ['filter', ['Filter by name', 'Hide filters']],
  ['CLAIM', ['Claim', 'Unclaim']],
  ['claim approver', ['Claim']],
  ['sidebar', ['Hide filters']],
  ['uber', ['Über uns']],
  ['name filter', ['Filter by name']],
  ['nothing', []],
])('%j fits %j', (text, labels) => {
  expect(rankCommands(text, commands).map(({ label }) => label)).toEqual(labels);
});
