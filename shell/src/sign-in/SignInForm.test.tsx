import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { EngineError, type EngineProblem } from '@taskweave/engine-client/EngineError';
import type { SignInResult } from '@taskweave/engine-client/Session';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithTexts } from '../testing/renderWithTexts';
import SignInForm from './SignInForm';

const ENGINE: Pick<EngineClient, 'appRoot' | 'name'> = { appRoot: '/operaton', name: 'two words' };

function draw(answer: () => Promise<SignInResult>, knownUser = '') {
  const onSignIn = vi.fn((_user: string, _password: string) => answer());
  const { Provider } = createTestHost({ engine: ENGINE as EngineClient });
  renderWithTexts(
    <Provider>
      <SignInForm knownUser={knownUser} signIn={onSignIn} />
    </Provider>,
  );
  return onSignIn;
}

const user = () => screen.getByLabelText<HTMLInputElement>(/User name/);
const password = () => screen.getByLabelText<HTMLInputElement>(/Password/);

async function signIn(name: string, secret: string): Promise<void> {
  if (name !== '') await userEvent.type(user(), name);
  if (secret !== '') await userEvent.type(password(), secret);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('sends name and password, the name without spaces around it @S2.2', async () => {
  const onSignIn = draw(async () => 'signed-in');
  await signIn(' demo ', 'secret');
  expect(onSignIn).toHaveBeenCalledWith('demo', 'secret');
});

it.each([
  ['wrong-credentials', /Wrong user name or password/],
  ['no-access', /not have access to the task list/],
] as const)('says what is wrong after %s, and keeps the name only @S4.1 @S8.15', async (result, message) => {
  draw(async () => result);
  await signIn('demo', 'guess');
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  expect(user().value).toBe('demo');
  expect(password().value).toBe('');
  expect(document.activeElement).toBe(password());
});

it.each(['', 'mary'])('leads who may not open the task list to Welcome, where %j is known', async (known) => {
  draw(async () => 'no-access', known);
  expect(screen.queryByRole('link')).toBeNull();
  await signIn(known === '' ? 'nora' : '', 'secret');
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'Go to the Welcome app' });
  expect(link.getAttribute('href')).toBe('/operaton/app/welcome/two%20words/');
});

it('leads nobody there whose password was wrong', async () => {
  draw(vi.fn(async () => 'wrong-credentials' as SignInResult).mockResolvedValueOnce('no-access'));
  await signIn('nora', 'nora');
  await screen.findByRole('link', { name: 'Go to the Welcome app' });
  await signIn('', 'guess');
  expect((await screen.findByText(/Wrong user name/)).textContent).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

const BASE = { engineType: null, message: '', requestId: null } as const;
const OFFLINE = { ...BASE, kind: 'network', reason: 'offline', status: null, answeredBy: null } as const;

it.each<[EngineProblem, RegExp]>([
  [OFFLINE, /Signing in failed\. The server cannot be reached/],
  [{ ...BASE, kind: 'server', status: 500, answeredBy: 'other' }, /Signing in failed\. .*status 500/],
  [
    { ...BASE, kind: 'login-required', status: 401, answeredBy: 'other' },
    /Signing in failed\. .*requires sign-in/,
  ],
])('says what went wrong with $kind, and keeps both @S8.15', async (problem, words) => {
  draw(() => Promise.reject(new EngineError(problem)));
  await signIn('demo', 'secret');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(password().value).toBe('secret');
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeTruthy();
});

it.each([
  ['', 'secret', 'User name'],
  ['demo', '', 'Password'],
])('asks for what is missing of %j and %j without sending', async (name, secret, label) => {
  const onSignIn = draw(async () => 'signed-in');
  await signIn(name, secret);
  expect(onSignIn).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(label)));
});
