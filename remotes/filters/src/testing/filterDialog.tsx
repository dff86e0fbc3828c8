import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { withCommon } from '@taskweave/i18n/testing/withCommon';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import FilterDialog from '../filter-dialog/FilterDialog';
import type { FilterRequest } from '../filter-editor/FilterRequest';
import en from '../i18n/en.json';

export const PATIENT = { timeout: 8000 };

export function openDialog(engine: FakeEngine, request: FilterRequest) {
  const host = createTestHost({ engine: engine.connect(), texts: withCommon(en) });
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

export async function section(name: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }, PATIENT));
}

export async function save(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
}

export async function addCriterion(key: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add criterion' }));
  const choices = screen.getAllByRole('combobox', { name: /^Criterion \d/ });
  const last = choices.at(-1);
  if (last === undefined) throw new Error('There is no row.');
  await userEvent.selectOptions(last, key);
}

export async function type(name: string | RegExp, text: string): Promise<void> {
  const field = await waitFor(
    () => screen.queryByRole('combobox', { name }) ?? screen.getByRole('textbox', { name }),
    PATIENT,
  );
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.tab();
}
