// @vitest-environment jsdom

import { DraftSection } from '@taskweave/addon-plugin-pages/draft/DraftSection';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { definePlugin } from '@taskweave/plugin-sdk';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { Questions } from '../../dialogs/Questions';
import { createTestServices, renderInShell } from '../../testing/createTestServices';
import { WithPluginPages } from './testing/WithPluginPages';

// It is bound before the fake engine is there.
vi.mock('../../runtime/keptFetch', () => ({
  keptFetch: (...args: Parameters<typeof fetch>) => fetch(...args),
}));

const engine = useFakeEngine();
const SERVED = '{\n  "flags": { "new-view": false }\n}\n';
const ADDRESS = 'http://engine.test/operaton/app/taskweave/config/plugins.json';
let answer: () => Response;

beforeEach(() => {
  sessionStorage.clear();
  answer = () => new HttpResponse(SERVED, { headers: { 'Content-Type': 'application/json' } });
  engine.answer(http.get(ADDRESS, () => answer()));
});
it('announces how many problems there are when the typing pauses', async () => {
  await show();
  await open();
  write('{');
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced()).not.toContain('1 error');
  await vi.waitFor(() => expect(announced()).toContain('1 error'));
});

it('keeps what was typed in this tab, for the person who typed it', async () => {
  await show();
  await open();
  write('{ "flags": ');
  cleanup();
  await show();
  expect((await editor()).value).toBe('{ "flags": ');
  cleanup();
  const kept = JSON.parse(sessionStorage.getItem('taskweave.plugins-draft') ?? '');
  sessionStorage.setItem('taskweave.plugins-draft', JSON.stringify({ ...kept, user: 'john' }));
  await show();
  expect(screen.getByRole('button', { name: 'Edit a draft' })).toBeDefined();
});

it('shows what was typed though the server does not answer', async () => {
  await show();
  await open();
  write('{ "flags": {} }');
  cleanup();
  answer = () => new HttpResponse(null, { status: 503 });
  await show();
  expect((await editor()).value).toBe('{ "flags": {} }');
  expect(await screen.findByText(/could not be read \(status 503\)/)).toBeDefined();
});

it('says that the file has changed since', async () => {
  await show();
  await open();
  write('{ }');
  cleanup();
  answer = () => HttpResponse.json({ flags: { other: true } });
  await show();
  expect(await screen.findByText(/^The server's plugin file has changed since/)).toBeDefined();
});

it('begins with an empty list where the server has no file', async () => {
  answer = () => new HttpResponse(null, { status: 404 });
  await show();
  expect((await open()).value).toBe('{\n  "plugins": []\n}\n');
});

it('asks before it discards', async () => {
  const { services } = await show();
  const field = await open();
  write('{ "plugins": [{ "id": "cards", "enabled": false }] }');
  await press('Preview in this tab');
  await press('Discard the draft');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(field.value).toContain('cards');

  await press('Discard the draft');
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard the draft?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard the draft' }));
  expect(field.value).toBe(SERVED);
  expect(sessionStorage.getItem('taskweave.plugins-draft')).toBeNull();
  expect(services.plugins.preview.getState()).toBeNull();
});

it('previews the draft, and says when it is an earlier one', async () => {
  const { services } = await show();
  await open();
  write('{ "plugins": [{ "id": "cards", "enabled": false }] }');
  await press('Preview in this tab');
  expect(services.plugins.registry.entry('cards')?.status.phase).toBe('disabled');
  expect(screen.getByText('This tab shows the draft as it is here.')).toBeDefined();
  write('{ }');
  expect(screen.getByText('This tab shows an earlier version of the draft.')).toBeDefined();
  await press('Update the preview');
  expect(services.plugins.registry.entry('cards')?.status.phase).toBe('ready');
});

it('previews nothing that is no JSON: the cursor is where it stops', async () => {
  const { services } = await show();
  const field = await open();
  write('{ "plugins" [] }');
  await press('Preview in this tab');
  expect(services.plugins.preview.getState()).toBeNull();
  expect(screen.getByText(/^The draft is not valid JSON/)).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe(12);
});

async function show() {
  const services = createTestServices({
    connection: engine.connect(),
    builtin: [definePlugin({ id: 'cards', contributions: [] })],
  });
  const rendered = await renderInShell(
    <>
      <WithPluginPages services={services} draw={(pages) => <DraftSection services={pages} />} />
      <Questions store={services.dialogs} />
    </>,
    services,
  );
  return { services, ...rendered };
}

async function open(): Promise<HTMLTextAreaElement> {
  await press('Edit a draft');
  return editor();
}

function editor(): Promise<HTMLTextAreaElement> {
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Content of plugins.json' });
}

function write(value: string): void {
  act(() => fireEvent.change(screen.getByRole('textbox'), { target: { value } }));
}

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}
