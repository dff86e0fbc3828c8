import { EngineError } from '@taskweave/engine-client/EngineError';
import { problemOf } from '@taskweave/engine-client/problemOf';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { Loader, loaderStateOf } from './Loader';

const answer = (status: number) => new EngineError(problemOf({ status, text: '{}', requestId: null }));

beforeEach(() => {
  document.documentElement.lang = 'en';
});
interface Reading {
  readonly data?: readonly string[];
  readonly error?: unknown;
  readonly isFetching?: boolean;
}

const queryOf = ({ data, error = null, isFetching = false }: Reading, refetch = vi.fn()) => ({
  data,
  error,
  isFetching,
  refetch,
});

const draw = (reading: Reading, refetch = vi.fn()) =>
  render(
    <Loader
      query={queryOf(reading, refetch)}
      label="Loading jobs"
      initial={<p>Search first.</p>}
      empty={{ text: 'No jobs.' }}
      title="The jobs could not be loaded"
    >
      {(jobs) => <p>{jobs.join(', ')}</p>}
    </Loader>,
  );

it.each([
  ['initial', {}, 'Search first.'],
  ['loading', { isFetching: true }, 'Loading jobs'],
  ['loaded', { data: ['reminder', 'timer'] }, 'reminder, timer'],
  ['empty', { data: [] }, 'No jobs.'],
  ['error', { error: answer(500) }, 'The jobs could not be loaded'],
] satisfies [string, Reading, string][])('has a state %s @T4.43 @S4.28', async (state, reading, text) => {
  draw(reading);
  expect(screen.getByText(text)).toBeTruthy();
  expect(loaderStateOf(queryOf(reading), (data) => data.length === 0)).toBe(state);
  await expectAccessible(document.body);
});

it('keeps what is there when reading it again fails', () => {
  draw({ data: ['reminder'], error: answer(500) });
  expect(screen.getByText('reminder')).toBeTruthy();
});

it('waits for the sign-in instead of showing a failure', () => {
  draw({ error: answer(401) });
  expect(screen.getByText('Loading jobs')).toBeTruthy();
});

it('asks again when the person does', async () => {
  const refetch = vi.fn();
  draw({ error: answer(500) }, refetch);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
