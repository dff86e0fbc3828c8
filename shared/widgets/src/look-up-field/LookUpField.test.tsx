// @vitest-environment jsdom
// @apart It shows what Base UI keeps of the parts that were open on the page before.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DIRECTORY_SIZE } from '@taskweave/engine-client/resources/identity/lookUp';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { GroupField, LookUpField, UserField } from './LookUpField';

const engine = useFakeEngine('demo');

const USERS = [
  { id: 'mary', firstName: 'Mary', lastName: 'Anne' },
  { id: 'peter', firstName: 'Peter', lastName: 'Meter' },
];
const TEXTS = { searching: 'Searching', none: 'Nobody of that name', failed: 'The engine did not answer' };

function open(start = '', Field = UserField) {
  const client = engine.connect();
  function Sample() {
    const [value, setValue] = useState(start);
    return <Field engine={client} label="Person" texts={TEXTS} value={value} onChange={setValue} />;
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queries}>
      <Sample />
    </QueryClientProvider>,
  );
}

function field(): HTMLInputElement {
  return screen.getByRole('combobox', { name: 'Person' });
}

it('says that the engine did not answer, not that there is no such user', async () => {
  engine.on('GET user', 500);
  open();
  await userEvent.type(field(), 'anne');
  expect(await screen.findByText('The engine did not answer')).toBeTruthy();
  expect(screen.queryByText('Nobody of that name')).toBeNull();
});

describe('a small directory', () => {
  beforeEach(() =>
    engine.on('GET user', ({ query }) => {
      const last = query.get('lastNameLike');
      if (query.has('id')) return HttpResponse.json(USERS.filter(({ id }) => id === query.get('id')));
      if (last !== null) return HttpResponse.json(USERS.filter(({ lastName }) => `%${lastName}%` === last));
      return HttpResponse.json(query.has('sortBy') ? USERS : []);
    }),
  );

  it('asks nothing before the field is used', () => {
    open();
    expect(engine.lines()).toEqual([]);
  });

  it('finds a user by name, whatever the case, and takes the id', async () => {
    const { baseElement } = open();
    await userEvent.type(field(), 'ANNE');
    expect(await screen.findByRole('option', { name: /Mary Anne/ })).toBeTruthy();
    await expectAccessible(baseElement);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field().value).toBe('mary');
    expect(engine.lines()).toHaveLength(1);
  });

  it('offers first who is meant by an id, then the others', async () => {
    open();
    await userEvent.type(field(), 'peter');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Peter Meter'),
      expect.stringContaining('Mary Anne'),
    ]);
  });

  it('says whose id stands in it', async () => {
    open('peter');
    expect(await screen.findByText('Peter Meter')).toBeTruthy();
  });

  it('keeps an id that nobody has, and says so', async () => {
    open();
    await userEvent.type(field(), 'ghost');
    expect(await screen.findByText(/^Nobody of that name/)).toBeTruthy();
    await userEvent.tab();
    expect(field().value).toBe('ghost');
  });

  it('makes the id of a whole name that is left in it', async () => {
    open();
    await userEvent.type(field(), 'mary anne');
    await userEvent.tab();
    await waitFor(() => expect(field().value).toBe('mary'));
  });
});

describe('a large directory', () => {
  beforeEach(() => {
    const crowd = Array.from({ length: DIRECTORY_SIZE }, (_, index) => ({
      id: `u${index}`,
      firstName: `U${index}`,
    }));
    engine.on('GET user', ({ query }) => {
      if (query.has('sortBy')) return HttpResponse.json(crowd);
      if (query.get('lastNameLike') === '%u7%') return HttpResponse.json([{ id: 'a', lastName: 'Zuse u7' }]);
      const isZuse = query.get('lastNameLike') === '%Zuse%' || query.get('id') === 'kz';
      return HttpResponse.json(isZuse ? [{ id: 'kz', lastName: 'Zuse' }] : []);
    });
  });

  it('is searched by the engine', async () => {
    open();
    await userEvent.type(field(), 'zuse');
    expect(await screen.findByRole('option', { name: /Zuse/ })).toBeTruthy();
  });

  it('has what an arrow key has chosen still chosen when the engine has found more', async () => {
    open();
    await userEvent.type(field(), 'u7');
    await screen.findByRole('option', { name: /^U7u7/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await screen.findByRole('option', { name: /Zuse u7/ });
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe('u70');
  });

  it('is asked only when nobody types any more', async () => {
    open();
    await userEvent.click(field());
    // A busy machine may pause between the letters of `userEvent` for as long as a person does.
    for (const value of ['z', 'zu', 'zus', 'zuse']) fireEvent.change(field(), { target: { value } });
    await screen.findByRole('option', { name: /Zuse/ });
    expect(engine.lines().filter((line) => line.includes('user?id=z&'))).toEqual([]);
  });

  it('says whose id stands in a field that nobody has touched, by one call more', async () => {
    open('kz');
    expect(await screen.findByText('Zuse')).toBeTruthy();
    expect(engine.lines()).toHaveLength(2);
  });
});

it('takes the name of a process where that is wanted', async () => {
  const processes = [
    { key: 'invoice', name: 'Invoice approval' },
    { key: 'nameless', name: null },
  ];
  engine.on('GET process-definition', processes);
  open('', (props) => <LookUpField {...props} kind="process" by="name" />);
  await userEvent.click(field());
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await userEvent.click(screen.getByRole('option', { name: /Invoice approval/ }));
  expect(field().value).toBe('Invoice approval');
});

it('stays usable by those who may read no groups', async () => {
  const refusal = { type: 'AuthorizationException', message: 'No' };
  engine.on('GET group', refusal, 403);
  open('', GroupField);
  await userEvent.type(field(), 'sales');
  await waitFor(() => expect(engine.lines()).toHaveLength(1));
  expect(field().value).toBe('sales');
});
