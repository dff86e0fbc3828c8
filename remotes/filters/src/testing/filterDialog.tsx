import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import FilterDialog from '../filter-dialog/FilterDialog';
import type { FilterRequest } from '../filter-editor/FilterRequest';
import plugin from '../plugin';

export const PATIENT = { timeout: 8000 };

export function openDialog(engine: FakeEngine, request: FilterRequest) {
  const handlers = { onClose: vi.fn(), onSaved: vi.fn(), onDeleted: vi.fn() };
  return { ...openApp(plugin, <FilterDialog request={request} {...handlers} />, { engine }), ...handlers };
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
