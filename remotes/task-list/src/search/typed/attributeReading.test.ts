import { readSearch } from '@taskweave/plugin-sdk/search';
import { expect, it } from 'vitest';
import own from '../texts/en.json';
import { attributeReading } from './attributeReading';

const texts: Readonly<Record<string, string>> = own;
const language = { locale: 'en', t: (key: string) => texts[key] ?? key };
const KNOWN = {
  language: 'en',
  variables: [
    { name: 'amount', label: 'Amount' },
    { name: 'testVariable', label: 'Test Variable' },
  ],
  people: [],
  processes: [],
  now: new Date(2026, 10, 21, 17, 30),
};

it.each([
  ['amount>=1000', 'processVariables', 'amount', 'gteq', '1000'],
  ['colour = red', 'processVariables', 'colour', 'eq', 'red'],
  ['colour ~ re', 'processVariables', 'colour', 'like', 're'],
  ['Test Variable > 5', 'processVariables', 'testVariable', 'gt', '5'],
  ['due date < 2026-12-01', 'due', '', 'Before', '2026-12-01'],
  ['due < fri', 'due', '', 'Before', '2026-11-27'],
  ['Priority >= 50', 'priority', '', 'min', '50'],
  ['assignee=mary', 'assignee', '', 'eq', 'mary'],
  ['Description ~ fence', 'description', '', 'Like', 'fence'],
  ['taskDefinitionKey = approve', 'taskDefinitionKey', '', 'eq', 'approve'],
])('%s is read in one go', (text, type, name, operator, value) => {
  const readings = readSearch(text, KNOWN).map((reading) => attributeReading(reading, language));
  expect(readings.map(({ criterion }) => criterion)).toEqual([{ type, name, operator, value }]);
});

it('a comparison that the attribute does not have stays one of a variable', () => {
  const [reading] = readSearch('name > a', KNOWN).map((one) => attributeReading(one, language));
  expect(reading).toMatchObject({
    isUnknownName: true,
    criterion: { type: 'processVariables', name: 'name' },
  });
});
