import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createTestHost } from '../testing/testing';
import { GroupPicker, UserPicker } from './pickers';

const engine = useFakeEngine('demo');

it.each([
  [
    'user',
    UserPicker,
    [{ id: 'mary', firstName: 'Mary', lastName: 'Anne' }],
    'mary',
    'Keine passenden Benutzer',
  ],
  ['group', GroupPicker, [{ id: 'mary', name: 'Mary Anne' }], 'mary', 'Keine passenden Gruppen'],
] as const)('a %s is found by name, and is the id', async (kind, Picker, found, id, none) => {
  engine.answer(http.get(`${REST_ROOT}/${kind}`, () => HttpResponse.json(found)));
  const host = createTestHost({ engine: engine.connect(), locale: 'de' });
  function Sample() {
    const [value, setValue] = useState('');
    return <Picker label="Who" value={value} onChange={setValue} />;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <host.Provider>
        <Sample />
      </host.Provider>
    </QueryClientProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Who' });
  await userEvent.type(field, 'anne');
  await userEvent.click(await screen.findByRole('option', { name: /Mary Anne/ }));
  expect(field.value).toBe(id);
  await userEvent.clear(field);
  await userEvent.type(field, 'ghost');
  expect(await screen.findByText(none)).toBeTruthy();
});
