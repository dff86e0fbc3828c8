// @vitest-environment jsdom
// @apart It shows what Base UI keeps of the parts that were open on the page before.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useNaming } from '../look-up-field/useNaming';
import { PersonField } from './PersonField';
import { usePeople } from './usePeople';

const engine = useFakeEngine('demo');
const ME = { id: 'demo', name: 'Demo Demo' };
const PETER = { id: 'peter', name: 'Peter Meter' };

const USERS = [
  { id: 'mary', firstName: 'Mary', lastName: 'Anne' },
  { id: 'peter', firstName: 'Peter', lastName: 'Meter' },
  { id: 'ann', firstName: 'Ann', lastName: 'Mary' },
  { id: 'smith', firstName: 'Will', lastName: 'Smith' },
];
let latency: number;

beforeEach(() => {
  latency = 0;
  engine.on('GET user', async ({ query }) => {
    await delay(latency);
    const last = query.get('lastNameLike')?.replaceAll('%', '');
    if (query.has('id')) return HttpResponse.json(USERS.filter(({ id }) => id === query.get('id')));
    if (last !== undefined) return HttpResponse.json(USERS.filter(({ lastName }) => lastName.includes(last)));
    return HttpResponse.json(query.has('sortBy') ? USERS : []);
  });
});

function open(first: readonly Choice[] = [PETER, { id: 'ann', name: 'Ann Mary' }]) {
  const client = engine.connect();
  const onPick = vi.fn();
  function Sample() {
    const [typed, setTyped] = useState<string | null>(null);
    const people = usePeople({ engine: client, me: ME, typed, first });
    const naming = useNaming({ kind: 'user', text: typed ?? '', find: people.find });
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void naming.take(onPick);
        }}
      >
        <PersonField
          label="Assignee"
          people={people}
          value={typed ?? ''}
          error={naming.fault}
          onChange={setTyped}
          onPick={onPick}
        />
        <button type="submit">Assign</button>
      </form>
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
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent?.replace('↵', ''));

const marked = () =>
  (
    document.querySelector('[role=option][data-highlighted]') ??
    document.querySelector('[role=option][aria-selected=true]')
  )?.textContent?.replace('↵', '') ?? null;

it('offers the first people before anything is typed, and asks for nobody', async () => {
  const { baseElement } = open();
  field().focus();
  expect(offered()).toEqual(['Peter Meterpeter', 'Ann Maryann']);
  expect(engine.lines()).toEqual([]);
  await expectAccessible(baseElement);
});

it.each(['{Enter}', ' {Enter}', 'x{Backspace}{Enter}'])('names nobody by %j', async (keys) => {
  const { onPick } = open();
  field().focus();
  await userEvent.keyboard(keys);
  expect(await screen.findByText('Enter a user.')).toBeTruthy();
  expect(onPick).not.toHaveBeenCalled();
});

it('offers whom the text means, those of before first, and marks the one of this id before all', async () => {
  const { onPick } = open();
  await userEvent.type(field(), 'mary');
  await waitFor(() => expect(marked()).toBe('Mary Annemary'));
  expect(offered()).toEqual(['Mary Annemary', 'Ann Maryann']);
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith({ id: 'mary', name: 'Mary Anne' });
});

it('walks by the arrow keys', async () => {
  const { onPick } = open();
  field().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledWith({ id: 'ann', name: 'Ann Mary' });
});

describe('Enter before the engine has answered', () => {
  beforeEach(() => {
    latency = 400;
  });
  const ANNA = { id: 'asmith', name: 'Anna Smith' };

  it('takes the one whose id the text is, not the one of before who holds it', async () => {
    const { onPick } = open([ANNA]);
    await userEvent.type(field(), 'smith{Enter}');
    await waitFor(() => expect(onPick).toHaveBeenCalledOnce());
    expect(onPick).toHaveBeenCalledWith({ id: 'smith', name: 'Will Smith' });
  });

  it('takes the one whose whole name it is', async () => {
    const { onPick } = open([ANNA]);
    await userEvent.type(field(), 'ann mary{Enter}');
    await waitFor(() => expect(onPick).toHaveBeenCalledWith({ id: 'ann', name: 'Ann Mary' }), {
      timeout: 3000,
    });
  });

  it('guesses nobody from a part, who is marked once that is the only one, and taken then', async () => {
    const { onPick } = open([ANNA]);
    await userEvent.type(field(), 'Mete{Enter}');
    expect(await screen.findByText(/^“Mete” is not the ID/, {}, { timeout: 3000 })).toBeTruthy();
    expect(onPick).not.toHaveBeenCalled();
    await waitFor(() => expect(marked()).toBe('Peter Meterpeter'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onPick).toHaveBeenCalledWith(PETER));
  });

  it('guesses nobody of before who holds the text, and keeps it', async () => {
    const { onPick } = open([ANNA]);
    await userEvent.type(field(), 'nna{Enter}');
    expect(marked()).toBeNull();
    expect(
      await screen.findByText('User “nna” not found, or you may not see that user.', {}, { timeout: 3000 }),
    ).toBeTruthy();
    expect(field()).toMatchObject({ value: 'nna' });
    expect(onPick).not.toHaveBeenCalled();
  });

  it('takes nobody where the text was changed meanwhile', async () => {
    const { onPick } = open();
    await userEvent.type(field(), 'smith{Enter}y');
    await expect(waitFor(() => expect(onPick).toHaveBeenCalled(), { timeout: 900 })).rejects.toThrow();
  });
});

it('marks nobody where several fit, nor because a mouse rests there', async () => {
  const { onPick } = open();
  await userEvent.type(field(), 'me');
  await userEvent.clear(field());
  await userEvent.type(field(), 'a');
  await waitFor(() => expect(offered().length).toBeGreaterThan(1));
  await userEvent.hover(screen.getAllByRole('option')[0] as Element);
  expect(marked()).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^“a” is not the ID/)).toBeTruthy();
  expect(onPick).not.toHaveBeenCalled();
});

it('whom one text has marked is not marked for the next', async () => {
  const { onPick } = open([
    { id: 'ann', name: 'Ann Mary' },
    { id: 'asmith', name: 'Anna Smith' },
    { id: 'ajones', name: 'Annabel Jones' },
  ]);
  await userEvent.type(field(), 'ann');
  await waitFor(() => expect(marked()).toBe('Ann Maryann'));
  latency = 400;
  await userEvent.keyboard('a');
  expect(marked()).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
});

it('a step that was made is not held against the next text', async () => {
  const { onPick } = open();
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('Peter Meterpeter');
  await userEvent.keyboard('e');
  await screen.findByRole('option', { name: /Peter/ });
  expect(marked()).toBeNull();
  expect(onPick).not.toHaveBeenCalled();
});

it('takes the id of the person for that person, although somebody of before has such a name', async () => {
  const { onPick } = open([{ id: 'demolition', name: 'Demolition team' }]);
  await userEvent.type(field(), 'demo{Enter}');
  expect(onPick).toHaveBeenCalledWith(ME);
});

it('says that there is no such person', async () => {
  open();
  await userEvent.type(field(), 'xyz');
  expect(await screen.findByText('No matching users')).toBeTruthy();
});
