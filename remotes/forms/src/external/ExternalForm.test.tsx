import type { QueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { taskChangeKey } from '@taskweave/task-changes/taskChangeKey';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { takeLeftTask } from '@taskweave/widgets/leftTask';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawForm } from '../testing/drawForm';
import ExternalForm from './ExternalForm';

const fake = useFakeEngine();

const CLAIM = { change: { kind: 'claim' }, before: aTask({ id: 'T1' }) } as const;

function claimUnderWay(client: EngineClient, queries: QueryClient) {
  let settle = (_refusal?: Error): void => undefined;
  const answer = new Promise<void>((resolve, reject) => {
    settle = (refusal) => (refusal === undefined ? resolve() : reject(refusal));
  });
  void queries
    .getMutationCache()
    .build<void, Error, unknown, unknown>(queries, {
      mutationKey: taskChangeKey(client, 'T1'),
      mutationFn: () => answer,
    })
    .execute(CLAIM)
    .catch(() => undefined);
  return settle;
}

function open(key: string, readOnly = false) {
  const client = fake.connect();
  const drawn = drawForm(ExternalForm, client, {
    form: { formType: 'external', key, url: key },
    isReadOnly: readOnly,
  });
  return { ...drawn, claim: () => claimUnderWay(client, drawn.queries) };
}

it('leads to the form with the id of the task @T4.26', async () => {
  const { container, onState } = open('https://forms.example/order');
  const link = screen.getByRole('link', { name: 'Open the form' });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/forms\.example\/order\?taskId=T1&callbackUrl=http/);
  expect(onState).toHaveBeenLastCalledWith({ kind: 'ready', isDirty: false, isValid: true });
  await expectAccessible(container);
});

it('opens in the tab that it is in, and says nothing else by a sign', () => {
  open('https://forms.example/order');
  const link = screen.getByRole('link', { name: 'Open the form' });
  expect(link.getAttribute('target')).toBeNull();
  expect(link.querySelector('svg')).toBeNull();
});

it('remembers its task for the way back', async () => {
  open('https://forms.example/order');
  const link = screen.getByRole('link', { name: 'Open the form' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(takeLeftTask(sessionStorage, 'demo', 0)).toBe('T1');
});

it('does not leave where the claim is refused', async () => {
  const { claim, lock } = open('https://forms.example/order');
  const settle = claim();
  await userEvent.click(screen.getByRole('link', { name: 'Open the form' }));
  await act(async () => {
    settle(new Error('taken'));
    lock();
  });
  expect(screen.getByRole('button', { name: 'Open the form' })).toBeTruthy();
  expect(takeLeftTask(sessionStorage, 'demo', 0)).toBeNull();
});

it('cannot be opened while it cannot be sent', async () => {
  const { container } = open('https://forms.example/order', true);
  expect(screen.queryByRole('link')).toBeNull();
  const button = screen.getByRole('button', { name: 'Open the form' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.dataset.variant).toBe('secondary');
  await userEvent.click(button);
  expect(takeLeftTask(sessionStorage, 'demo', 0)).toBeNull();
  await expectAccessible(container);
});

it.each([
  ['https://forms.example/order', 'forms.example'],
  ['//evil.example/x', 'http://evil.example'],
  ['https:\\\\evil.example\\x', 'evil.example'],
  ['http://evil.example:8080/x', 'http://evil.example:8080'],
  ['https://localhost@evil.example/x', 'evil.example'],
  ['https://localhost:pass%40@evil.example/x', 'evil.example'],
  ['https://\u0430pple.com/login', 'xn--pple-43d.com'],
  ['https://evil.example\u3002/x', 'evil.example.'],
  [`https://localhost.${'a.'.repeat(40)}evil.example/`, `localhost.${'a.'.repeat(40)}evil.example`],
])('says on which server %s is, before it is opened @H55', async (key, host) => {
  const { container } = open(key);
  expect(screen.getByText('This form is on another server. Check its name before you open it.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open the form', description: host });
  expect(screen.getByText(host)).toBeTruthy();
  expect(new URL(link.getAttribute('href') ?? '')).toMatchObject({ username: '', password: '' });
  await expectAccessible(container);
});

it.each([
  [`${location.origin}/shop/forms/order.html?a=b#c`, '/shop/forms/order.html'],
  [`${location.origin}/shop/a b`, '/shop/a%20b'],
])('says where on this server %s is', (key, path) => {
  open(key);
  expect(screen.getByText('This form is part of another application.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the form', description: path })).toBeTruthy();
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://a.example/1',
  'mailto:someone@example.org',
])('offers no link to %s @T4.28 @T8.17', (key) => {
  const { onState } = open(key);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('The form does not have a valid address.')).toBeTruthy();
  expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'failed' }));
});
