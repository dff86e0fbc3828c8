// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../i18n/en.json';
import { serveFilters } from '../testing/serveFilters';
import FilterDialog from './FilterDialog';
import type { FilterRequest } from './FilterRequest';

const engine = useFakeEngine();

beforeEach(() => {
  engine.user = 'demo';
});

function open(request: FilterRequest) {
  const host = createTestHost({ engine: engine.connect(), texts: en });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const handlers = { onClose: vi.fn(), onSaved: vi.fn(), onDeleted: vi.fn() };
  const view = render(
    <QueryClientProvider client={queries}>
      <host.Provider>
        <FilterDialog request={request} {...handlers} />
      </host.Provider>
    </QueryClientProvider>,
  );
  return { ...view, ...handlers, host };
}

async function section(name: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function save(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
}

async function addCriterion(key: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add criterion' }));
  const choices = screen.getAllByRole('combobox', { name: 'Criterion' });
  const last = choices.at(-1);
  if (last === undefined) throw new Error('There is no row.');
  await userEvent.selectOptions(last, key);
}

async function type(name: string | RegExp, text: string): Promise<void> {
  const field = await screen
    .findByRole('combobox', { name })
    .catch(() => screen.getByRole('textbox', { name }));
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.tab();
}

/** Two cores are shared by many tests. */
const PATIENT = { timeout: 8000 };

const GRANT = { id: 'a0', type: 1, userId: 'peter', groupId: null, permissions: ['ALL'], resourceId: 'f1' };

describe('a new filter', () => {
  it.each([
    ['Basics', async () => undefined],
    [
      'Criteria',
      async () => {
        for (const key of ['assignee', 'candidateGroups', 'dueBefore', 'processVariables', 'unassigned']) {
          await addCriterion(key);
        }
      },
    ],
    ['Permissions', async () => void (await screen.findByRole('checkbox', {}, PATIENT))],
    ['Variables', () => userEvent.click(screen.getByRole('button', { name: 'Add variable' }))],
  ])('is accessible in its section %s', async (name, fill) => {
    serveFilters(engine, []);
    const { baseElement } = open({ kind: 'create' });
    if (name !== 'Basics') await section(new RegExp(`^${name}`));
    await fill();
    await expectAccessible(baseElement);
  });

  it('is stored with what was entered, then its permissions', async () => {
    const service = serveFilters(engine, []);
    const { onSaved } = open({ kind: 'create' });
    await type('Name', 'Big ones');
    await type('Description', 'Over ten thousand');
    await section(/^Criteria/);
    await addCriterion('nameLike');
    await type('Name contains: value', 'invoice');
    await addCriterion('candidateGroups');
    await type('Candidate group is one of: value', 'sales, hr');
    await section(/^Permissions/);
    await type('User', 'mary');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await section(/^Variables/);
    await userEvent.click(screen.getByRole('button', { name: 'Add variable' }));
    await type('Name', 'amount');
    await type('Label', 'Amount');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(service.written).toMatchObject([
      {
        method: 'POST',
        path: 'filter/create',
        body: {
          name: 'Big ones',
          owner: 'demo',
          resourceType: 'Task',
          query: { nameLike: '%invoice%', candidateGroups: ['sales', 'hr'] },
          properties: {
            description: 'Over ten thousand',
            priority: 0,
            color: '#555555',
            variables: [{ name: 'amount', label: 'Amount' }],
          },
        },
      },
      {
        method: 'POST',
        path: 'authorization/create',
        body: { type: 1, userId: 'mary', permissions: ['READ'], resourceType: 5, resourceId: 'new' },
      },
    ]);
  });

  it('begins with the criteria it was given', async () => {
    serveFilters(engine, []);
    open({ kind: 'create', query: { nameLike: '%invoice%', unassigned: true } });
    expect(await screen.findByRole('button', { name: /Criteria.*2 criteria/ })).toBeTruthy();
  });

  it('says what is wrong only after it was sent, and leads there', async () => {
    serveFilters(engine, []);
    open({ kind: 'create' });
    await section(/^Criteria/);
    await addCriterion('minPriority');
    expect(screen.queryByText(en['fault.required'])).toBeNull();
    await save();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(screen.getByText(en['fault.required'])).toBeTruthy();
    expect(screen.getByRole('button', { name: /Criteria.*must be corrected/ })).toBeTruthy();
    expect(engine.lines().filter((line) => line.startsWith('POST'))).toEqual([]);
  });

  it.each([
    ['priority', 'Priority', '1.5', en['fault.integer']],
    ['color', 'Color', 'red', en['fault.color']],
  ])('says beside the %s what is wrong once the field was left', async (_case, label, text, fault) => {
    serveFilters(engine, []);
    open({ kind: 'create' });
    const field = await screen.findByRole('textbox', { name: label });
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(screen.queryByText(fault)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(fault)).toBeTruthy();
    expect(field.getAttribute('aria-describedby')).toContain(screen.getByText(fault).parentElement?.id);
  });

  it('asks before what was typed is thrown away', async () => {
    serveFilters(engine, []);
    const { onClose } = open({ kind: 'create' });
    await type('Name', 'Half');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
    const keep = screen.getByRole('button', { name: 'Keep editing' });
    expect(document.activeElement).toBe(keep);
    await userEvent.click(keep);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Half');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('judges what is added after a refused attempt only when it is left', async () => {
    serveFilters(engine, []);
    open({ kind: 'create' });
    await save();
    await section(/^Variables/);
    await userEvent.click(screen.getByRole('button', { name: 'Add variable' }));
    expect(screen.queryByText(en['fault.required'])).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(en['fault.required'])).toBeTruthy();
  });

  it('warns of more than five variables', async () => {
    serveFilters(engine, []);
    open({ kind: 'create' });
    await section(/^Variables/);
    const add = screen.getByRole('button', { name: 'Add variable' });
    for (let count = 0; count < 5; count += 1) await userEvent.click(add);
    expect(screen.queryByText(en['variables.many'])).toBeNull();
    await userEvent.click(add);
    expect(screen.getByText(en['variables.many'])).toBeTruthy();
  });

  it('puts variables in another order', async () => {
    serveFilters(engine, []);
    open({ kind: 'create' });
    await section(/^Variables/);
    const add = screen.getByRole('button', { name: 'Add variable' });
    await userEvent.click(add);
    await userEvent.click(add);
    const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await userEvent.type(names()[0] as HTMLElement, 'a');
    await userEvent.type(names()[1] as HTMLElement, 'b');
    await userEvent.click(screen.getByRole('button', { name: 'Move b up' }));
    expect(names().map(({ value }) => value)).toEqual(['b', 'a']);
  });
});

describe('permissions', () => {
  it('take no one twice', async () => {
    serveFilters(engine, [{ id: 'f1', name: 'Mine' }], [GRANT]);
    open({ kind: 'open', filterId: 'f1' });
    await section(/^Permissions/);
    await type('User', 'peter');
    expect(screen.getByText(en['permissions.duplicate.user'])).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
  });

  it('add whoever was typed and not added when the filter is saved', async () => {
    const service = serveFilters(engine, [{ id: 'f1', name: 'Mine' }]);
    const { onSaved } = open({ kind: 'open', filterId: 'f1' });
    await section(/^Permissions/);
    await type('User', 'mary');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(service.written.map(({ path }) => path)).toEqual(['filter/f1', 'authorization/create']);
  });

  it('leave other rights where reading is taken away', async () => {
    const service = serveFilters(engine, [{ id: 'f1', name: 'Mine' }], [GRANT]);
    const { onSaved } = open({ kind: 'open', filterId: 'f1' });
    await section(/^Permissions/);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove Peter/ }));
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(service.written.at(-1)).toMatchObject({
      method: 'PUT',
      path: 'authorization/a0',
      body: { permissions: ['UPDATE', 'DELETE'], userId: 'peter', resourceId: 'f1' },
    });
  });

  it('tell what was saved and what was not, and are saved by another try', async () => {
    const service = serveFilters(engine, []);
    service.refused = ['mary'];
    const { onSaved } = open({ kind: 'create' });
    await type('Name', 'Shared');
    await section(/^Permissions/);
    for (const id of ['mary', 'peter']) {
      await type('User', id);
      await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    }
    await save();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The filter was saved, but not all of its permissions.');
    expect(alert.textContent).toContain('1 permission was saved; these were not:');
    expect(within(alert).getByRole('listitem').textContent).toBe('User mary: You may not do that');
    service.refused = [];
    service.written.length = 0;
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(service.written.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT filter/new',
      'POST authorization/create',
    ]);
  });
});

describe('a filter that is there', () => {
  const FOREIGN = {
    id: 'f1',
    name: 'Legacy',
    owner: 'john',
    query: { name: 'Approve', futureKey: 7, orQueries: [{ assignee: 'a' }, { assignee: 'b' }] },
    properties: { color: '#123456', priority: 3, acme: { risk: 1 } },
  };

  it('keeps what the dialog does not know, and says so', async () => {
    const service = serveFilters(engine, [FOREIGN]);
    const { onSaved } = open({ kind: 'open', filterId: 'f1' });
    await section(/^Criteria/);
    expect(screen.getByText(/futureKey, orQueries/)).toBeTruthy();
    await section(/^Basics/);
    await type('Name', ' 2');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(service.written).toMatchObject([
      {
        method: 'PUT',
        body: { name: 'Legacy 2', owner: 'john', query: FOREIGN.query, properties: FOREIGN.properties },
      },
    ]);
  });

  it('can only be looked at without the right to change it', async () => {
    const service = serveFilters(engine, [FOREIGN]);
    service.rights = [];
    const { baseElement } = open({ kind: 'open', filterId: 'f1' });
    expect(await screen.findByRole('dialog', { name: 'Filter details' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete filter' })).toBeNull();
    await section(/^Criteria/);
    expect(screen.queryByRole('button', { name: 'Add criterion' })).toBeNull();
    await expectAccessible(baseElement);
  });

  it('is copied with its criteria, not with its owner', async () => {
    const service = serveFilters(engine, [FOREIGN]);
    const { onSaved } = open({ kind: 'copy', filterId: 'f1' });
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Legacy (copy)'),
    );
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(service.written).toMatchObject([
      { method: 'POST', body: { owner: 'demo', query: FOREIGN.query } },
    ]);
  });

  it('is deleted after a question', async () => {
    const service = serveFilters(engine, [FOREIGN]);
    const { onDeleted } = open({ kind: 'open', filterId: 'f1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete filter' }));
    expect(service.written).toEqual([]);
    expect(await screen.findByText(en['delete.warning'])).toBeTruthy();
    const question = screen.getByRole('dialog', { name: 'Delete “Legacy”?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete filter' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledWith('f1'));
    expect(service.written).toMatchObject([{ method: 'DELETE', path: 'filter/f1' }]);
  });

  it('is edited further where the answer is no', async () => {
    const service = serveFilters(engine, [FOREIGN]);
    open({ kind: 'open', filterId: 'f1' });
    await screen.findByRole('textbox', { name: 'Name' }, PATIENT);
    await type('Name', ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Delete filter' }));
    const question = await screen.findByRole('dialog', { name: 'Delete “Legacy”?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete “Legacy”?' })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Legacy 2');
    expect(service.written).toEqual([]);
  });

  it('keeps what was typed over a lost session', async () => {
    serveFilters(engine, [FOREIGN]);
    const { onSaved } = open({ kind: 'open', filterId: 'f1' });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeTruthy());
    await type('Name', ' 2');
    engine.user = null;
    await save();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Save/ }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Legacy 2');
    expect(onSaved).not.toHaveBeenCalled();
    engine.user = 'demo';
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });
});
