import { parseTask } from '@taskweave/engine-client/resources/task/task';
import type { VariableValue } from '@taskweave/engine-client/Task';
import { factValue } from '@taskweave/widgets/facts/factValue';
import { expect, it } from 'vitest';
import { variableColumnId } from '../table/TableColumn';
import { exportColumns } from './exportColumns';

type Format = Parameters<typeof factValue>[1]['format'];

function written(variable: VariableValue, format: Format = null): string | number | null | undefined {
  const column = {
    ...{ id: variableColumnId('it'), label: 'It', width: 1, sort: null, isAtEnd: false, isDefault: true },
    variables: ['it'],
    draw: () => null,
  };
  const value = factValue(variable, { format, currency: 'EUR' });
  return exportColumns([column])[0]?.textOf({
    task: parseTask({ id: 't', priority: 50 }),
    names: { assignee: null, definition: '', businessKey: '' },
    facts: { it: { name: 'it', label: 'It', value, variable } },
    nameOf: (id) => (id === 'mary' ? 'Mary Okafor' : id),
  });
}

it.each([
  ['money as a number', { type: 'Double', value: 1234.5 }, 'money', '1234.5'],
  ['a person by name', { type: 'String', value: 'mary' }, 'person', 'Mary Okafor'],
  ['a day', { type: 'String', value: '2026-11-24' }, 'date', '2026-11-24'],
  ['a moment', { type: 'Date', value: '2026-11-24T17:05:00.000' }, null, '2026-11-24 17:05'],
  ['a key that looks like a number', { type: 'String', value: '007' }, null, '007'],
  [
    'a number beyond those of spreadsheets',
    { type: 'Long', value: '9007199254740993' },
    null,
    '9007199254740993',
  ],
  ['a boolean', { type: 'Boolean', value: false }, null, 'false'],
  ['a file by its name', { type: 'File', value: null, valueInfo: { filename: 'a.pdf' } }, null, 'a.pdf'],
  ['JSON as it is', { type: 'Json', value: '{"a":1}' }, null, '{"a":1}'],
  ['nothing', { type: 'Null', value: null }, null, ''],
] as const)('writes %s', (_, variable, format, text) => {
  expect(written(variable, format)).toBe(text);
});
