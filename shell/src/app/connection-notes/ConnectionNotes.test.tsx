import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createPatience } from '../../connections/client/createPatience';
import type { OtherEngine } from '../../connections/connectEngine';
import { aConnection } from '../../connections/testing/aConnection';
import { renderWithTexts } from '../../testing/renderWithTexts';
import ConnectionNotes from './ConnectionNotes';

function draw() {
  const patience = createPatience(vi.fn());
  const signIn = vi.fn(async () => 'signed-in' as const);
  const done = async () => undefined;
  const c7: OtherEngine = { ...aConnection('c7'), mark: 'c7', ready: done, signIn, signOut: done };
  const retry = vi.fn(done);
  const state = { status: 'signed-in', user: 'mary' } as const;
  const session = { state, subscribe: () => () => undefined };
  const connections = { own: aConnection(null), others: [c7], session, client: { patience }, retry };
  const { Provider } = createTestHost();
  renderWithTexts(
    <Provider>
      <textarea aria-label="Comment" />
      <ConnectionNotes connections={connections} userId="mary" />
    </Provider>,
  );
  const want = (wanted: number) => act(() => patience.setStatus(c7, { kind: 'signed-out', wanted }));
  return { patience, c7, want, retry };
}

const comment = () => screen.getByRole('textbox', { name: 'Comment', hidden: true });
const password = () => screen.findByLabelText(/^Password/);

it('gives the focus back to where the work was, cancelled or not', async () => {
  const { want } = draw();
  comment().focus();
  want(1);
  await waitFor(async () => expect(document.activeElement).toBe(await password()));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(comment()));

  want(2);
  await userEvent.type(await password(), 'secret{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(comment()));
});

it('keeps the focus where the note was whose button began it', async () => {
  const { patience, c7, want } = draw();
  want(0);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.type(await password(), 'secret{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => patience.setStatus(c7, { kind: 'there' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('status')[0]));
});

it('asks no more once somebody has signed in elsewhere', async () => {
  const { patience, c7, want } = draw();
  want(1);
  await password();
  act(() => patience.setStatus(c7, { kind: 'there' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks again for who has cancelled and goes on working', async () => {
  const { want } = draw();
  want(1);
  await password();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  want(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  want(2);
  expect(await password()).toBeTruthy();
});

it('says that an engine is back while its rows wait for the pointer, and shows them to who wants them', async () => {
  const { patience, c7, retry } = draw();
  act(() => patience.setStatus(c7, { kind: 'back' }));
  expect(screen.getByText(/^c7 is back/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(retry).toHaveBeenCalledWith(c7, true);
});
