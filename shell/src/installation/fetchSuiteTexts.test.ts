import { expect, it, vi } from 'vitest';
import { fetchSuiteTexts } from './fetchSuiteTexts';

const part = (name: string) => ({ baseUrl: `/remotes/${name}/`, manifest: { id: `taskweave-${name}` } });

it('asks each part for its own, and goes on without those that have none', async () => {
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    if (input === '/remotes/list/suite-texts.json') return Response.json({ claim: 'CLAIM_TASK' });
    if (input === '/remotes/page/suite-texts.json') return new Response('<!doctype html>');
    return Promise.reject(new TypeError('offline'));
  });
  const texts = await fetchSuiteTexts([part('list'), part('page'), part('forms')], fetch);
  expect(texts).toMatchObject({
    'taskweave-list': { claim: 'CLAIM_TASK' },
    'taskweave-page': {},
    'taskweave-forms': {},
    shell: { 'column.filters': 'FILTERS' },
    'taskweave-ui': { value: 'VALUE' },
  });
});
