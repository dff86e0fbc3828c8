import { EngineError } from '@taskweave/engine-client/EngineError';
import { problemOf } from '@taskweave/engine-client/problemOf';
import forbidden from '@taskweave/engine-client/testing/recorded/complete-forbidden-403.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ErrorCard } from '../error-card/ErrorCard';
import { expectAccessible } from '../testing/expectAccessible';
import { ErrorIdsContext } from './ErrorIds';

afterEach(() => {
  document.documentElement.lang = '';
});

const refused = new EngineError({
  ...problemOf({ status: 403, text: JSON.stringify(forbidden), requestId: 'cafe' }),
  call: 'POST /operaton/api/engine/engine/default/task/1/complete',
});

it('copies what an administrator asks for', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <ErrorIdsContext value={{ of: () => null, page: 'https://tasks.example/app/' }}>
      <ErrorCard title="Not completed" error={refused} />
    </ErrorIdsContext>,
  );
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  const text = await navigator.clipboard.readText();
  expect(text.split('\n').map((line) => line.slice(0, 40))).toEqual([
    expect.stringMatching(/^Time: \d{4}-\d\d-\d\dT/),
    'Page: https://tasks.example/app/',
    'Call: POST /operaton/api/engine/engine/d',
    'Status: 403',
    'Request id: cafe',
    'Exception: AuthorizationException',
    'Kind: forbidden',
    "Message: The user with id 'lisa' does no",
    'Missing: TASK_WORK on Task e3922dd9-e56d',
  ]);
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

it('speaks the language of the page', () => {
  document.documentElement.lang = 'de';
  render(<ErrorCard title="Nicht erledigt" error={refused} />);
  expect(screen.getByText(/Sie brauchen eine dieser Berechtigungen/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Details kopieren' })).toBeTruthy();
});

it('copies what is known of an error that did not come from the engine', async () => {
  const user = userEvent.setup();
  render(<ErrorCard title="Broken" error={new TypeError('x is not a function')} />);
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await navigator.clipboard.readText()).toMatch(/Exception: TypeError\nMessage: x is not a function$/);
});

it('copies the id under which the page has reported its own error', async () => {
  const user = userEvent.setup();
  render(
    <ErrorIdsContext value={{ of: () => 'cafe', page: null }}>
      <ErrorCard title="Broken" error={new TypeError('x is not a function')} />
    </ErrorIdsContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await navigator.clipboard.readText()).toContain('\nError id: cafe\nException: TypeError\n');
});

it('copies what several errors have to say, equal ones once', async () => {
  const user = userEvent.setup();
  render(<ErrorCard title="Not done" error={new AggregateError([refused, refused, new TypeError('y')])} />);
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  const [first, second, ...more] = (await navigator.clipboard.readText()).split('\n\n');
  expect(first?.includes('Request id: cafe')).toBe(true);
  expect(second?.includes('Message: y')).toBe(true);
  expect(more).toEqual([]);
});
