// @vitest-environment jsdom
// @apart It shows what Base UI keeps of the parts that were open on the page before.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PersonField } from './PersonField';
import { usePeople } from './usePeople';

const engine = useFakeEngine();
const ME = { id: 'demo', name: 'Demo Demo' };
const PETER = { id: 'peter', name: 'Peter Meter' };

beforeEach(() => {
  engine.user = 'demo';
  engine.answer(
    http.get(`${REST_ROOT}/user`, () =>
      HttpResponse.json([
        { id: 'mary', firstName: 'Mary', lastName: 'Anne' },
        { id: 'peter', firstName: 'Peter', lastName: 'Meter' },
        { id: 'ann', firstName: 'Ann', lastName: 'Mary' },
      ]),
    ),
  );
});

function open(first: readonly Choice[] = [PETER, { id: 'ann', name: 'Ann Mary' }]) {
  const client = engine.connect();
  const onPick = vi.fn();
  function Sample() {
    const [typed, setTyped] = useState<string | null>(null);
    const people = usePeople({ engine: client, me: ME, typed, first });
    return (
      <PersonField label="Assignee" people={people} value={typed ?? ''} onChange={setTyped} onPick={onPick} />
    );
  }
  const rendered = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Sample />
    </QueryClientProvider>,
  );
  return { ...rendered, onPick };
}

const field = () => screen.getByRole('combobox', { name: 'Assignee' });
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('offers the first people before anything is typed, asks for nobody, and Enter takes the first', async () => {
  const { onPick, baseElement } = open();
  field().focus();
  expect(offered()).toEqual(['Peter Meterpeter', 'Ann Maryann']);
  expect(engine.lines()).toEqual([]);
  await expectAccessible(baseElement);
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith(PETER);
});

it('offers whom the text means, those of before first, and the one of this id before all', async () => {
  const { onPick } = open();
  await userEvent.type(field(), 'mary');
  await screen.findByRole('option', { name: /Mary Anne/ });
  expect(offered()).toEqual(['Mary Annemary', 'Ann Maryann']);
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith({ id: 'mary', name: 'Mary Anne' });
});

it('walks on by the arrow keys', async () => {
  const { onPick } = open();
  field().focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledWith({ id: 'ann', name: 'Ann Mary' });
});

it('takes the id of the person for that person, although somebody of before has such a name', async () => {
  const { onPick } = open([{ id: 'demolition', name: 'Demolition team' }]);
  await userEvent.type(field(), 'demo{Enter}');
  expect(onPick).toHaveBeenCalledWith(ME);
});

it('offers nobody where the field was emptied', async () => {
  const { onPick } = open();
  await userEvent.type(field(), 'x{Backspace}{Enter}');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(onPick).not.toHaveBeenCalled();
});

it('says that there is no such person', async () => {
  open();
  await userEvent.type(field(), 'xyz');
  expect(await screen.findByText('No matching users')).toBeTruthy();
});
