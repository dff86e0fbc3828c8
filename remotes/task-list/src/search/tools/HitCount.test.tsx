import { useQuery } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { NO_SEARCH } from '@taskweave/widgets/search/criteria/Search';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import plugin from '../../plugin';
import HitCount from './HitCount';

const engine = useFakeEngine('demo');
const QUERY = { nameLike: '%acme%' };
const LIST = {
  filterId: 'f',
  query: QUERY,
  search: { ...NO_SEARCH, criteria: [{ type: 'name', operator: 'Like', value: 'acme', name: '' }] },
  isPartial: false,
};

function Rows() {
  const { page } = taskListQueries(useEngineClient());
  useQuery(page({ filterId: 'f', query: QUERY, sorting: [], firstResult: 0, maxResults: 50 }));
  return null;
}

it('asks for the number of tasks once the rows are there', async () => {
  let answer: () => void = () => undefined;
  const asked: string[] = [];
  engine.on('POST filter/f/list', async () => {
    asked.push('list');
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return HttpResponse.json([]);
  });
  engine.on('POST filter/f/count', () => {
    asked.push('count');
    return HttpResponse.json({ count: 3 });
  });
  openApp(
    plugin,
    <>
      <HitCount list={LIST} isTyping={false} />
      <Rows />
    </>,
    { engine },
  );
  await waitFor(() => expect(asked).toEqual(['list']));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual(['list']);
  answer();
  expect(await screen.findByText('3 tasks')).toBeTruthy();
  expect(asked).toEqual(['list', 'count']);
});

it('asks for it where no rows are asked for', async () => {
  engine.on('POST filter/f/count', { count: 1 });
  openApp(plugin, <HitCount list={LIST} isTyping={false} />, {
    engine,
  });
  expect(await screen.findByText('1 task')).toBeTruthy();
});
