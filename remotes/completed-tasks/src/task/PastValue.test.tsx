import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PastValue } from './PastValue';
import type { FormField } from './taskFormOf';

const engine = useFakeEngine('mary');
const DAY: FormField = { id: 'day', label: 'Day', isDay: true, choices: {} };
const KIND: FormField = { id: 'kind', label: 'Kind', isDay: false, choices: { a: 'Paid leave' } };

function read(type: string, value: unknown, field?: FormField): string | null {
  const host = createTestHost({ engine: engine.connect() });
  const variable = { id: 'v', name: 'value', type, value, isSubmitted: true };
  const { container } = render(
    <host.Provider>
      <PastValue variable={variable} field={field} />
    </host.Provider>,
  );
  return container.textContent;
}

it.each([
  ['a boolean as a word', 'Boolean', true, undefined, 'Yes'],
  ['a number with its separators', 'Double', 4812.5, undefined, '4,812.5'],
  ['a choice by its name', 'String', 'a', KIND, 'Paid leave'],
  ['a list in a line', 'Json', '["mary","john"]', undefined, 'mary, john'],
  ['a day without its time', 'Date', '2025-12-24T08:30:00.000+0000', DAY, 'Dec 24, 2025'],
  ['nothing as a dash', 'Null', null, undefined, '–'],
])('reads %s', (_what, type, value, field, text) => {
  expect(read(type, value, field)).toBe(text);
});
