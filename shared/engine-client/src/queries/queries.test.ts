import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { isAbort } from '../errors/EngineError';
import { pagesOf, useFakeEngine } from '../testing/fakeEngine';
import { userQueries } from './identity/userQueries';
import { processDefinitionQueries, STARTABLE_PAGE_SIZE } from './process/processDefinitionQueries';
import { filterQueries } from './task/filterQueries';
import { taskFormQueries } from './task/taskFormQueries';
import { taskListQueries } from './task/taskListQueries';
import { taskQueries } from './task/taskQueries';

const engine = useFakeEngine('demo');

const signal = () => new AbortController().signal;

describe('query keys', () => {
  it('start with engine and domain, so that one call invalidates all about tasks', () => {
    const client = engine.connect();
    const page = { filterId: 'f', sorting: [], firstResult: 0, maxResults: 15 };
    const keys = [
      taskListQueries(client).page(page).queryKey,
      taskQueries(client).detail('1').queryKey,
      taskFormQueries(client).form('1').queryKey,
      taskFormQueries(client).formVariables('1').queryKey,
    ];
    expect(keys.map((key) => key.slice(0, 3))).toEqual(keys.map(() => ['engine', 'default', 'task']));
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  });

  it('of people keep engines apart, whatever the administrator calls them', () => {
    const own = engine.connect();
    const keys = [own, { ...own, connection: own.name }].map(
      (client) => userQueries(client).names(['b']).queryKey,
    );
    expect(keys[0]).not.toEqual(keys[1]);
  });

  it('of names do not depend on the order of the ids', () => {
    const { names } = userQueries(engine.connect());
    expect(names(['b', 'a', 'b']).queryKey).toEqual(names(['a', 'b']).queryKey);
  });
});

it.each([
  ['the list of all filters', () => filterQueries(engine.connect()).all()],
  ['those of a domain', () => filterQueries(engine.connect()).one('f')],
])('hands the signal to the call: %s', async (_kind, query) => {
  engine.on('GET filter*', []);
  await expect(query().queryFn({ signal: AbortSignal.abort() })).rejects.toSatisfy(isAbort);
});

describe('a page of startable processes', () => {
  const answerWith = (count: number) => {
    const all = Array.from({ length: count }, (_, index) => ({
      id: `p${index}`,
      key: `key${index}`,
      name: index === 0 ? null : `Process ${String.fromCharCode(122 - index)}`,
      version: 1,
      tenantId: null,
    }));
    engine.on(
      'GET process-definition',
      pagesOf(() => all),
    );
  };
  const page = (number: number) =>
    processDefinitionQueries(engine.connect())
      .startable({ search: '', page: number, locale: 'en' })
      .queryFn({ signal: signal() });

  it('knows without a count that there is another one', async () => {
    answerWith(STARTABLE_PAGE_SIZE + 1);
    expect(await page(1)).toMatchObject({ hasMore: true, processes: { length: STARTABLE_PAGE_SIZE } });
    expect(await page(2)).toMatchObject({ hasMore: false, processes: { length: 1 } });
  });

  it('holds what is found under any spelling, once', async () => {
    const all = [
      { id: 'a', key: 'a', name: 'Holiday request', version: 1, tenantId: null },
      { id: 'b', key: 'b', name: 'Bank holiday', version: 1, tenantId: null },
    ];
    engine.on('GET process-definition', ({ query }) => {
      const part = query.get('nameLike')?.replaceAll('%', '') ?? '';
      return HttpResponse.json(all.filter(({ name }) => name.includes(part)));
    });
    const { startable } = processDefinitionQueries(engine.connect());
    const { processes } = await startable({ search: 'HOLIDAY', page: 1, locale: 'en' }).queryFn({
      signal: signal(),
    });
    expect(processes.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('is ordered as the language of the page does', async () => {
    const all = ['Östra', 'zeta', 'Alfa'].map((name) => ({
      id: name,
      key: name,
      name,
      version: 1,
      tenantId: null,
    }));
    engine.on('GET process-definition', all);
    const namesIn = async (locale: string) => {
      const { startable } = processDefinitionQueries(engine.connect());
      const { processes } = await startable({ search: '', page: 1, locale }).queryFn({ signal: signal() });
      return processes.map(({ id }) => id);
    };
    expect(await namesIn('sv')).toEqual(['Alfa', 'zeta', 'Östra']);
    expect(await namesIn('de')).toEqual(['Alfa', 'Östra', 'zeta']);
  });

  it('is ordered by name, or by key where there is none', async () => {
    answerWith(3);
    const { processes } = await page(1);
    expect(processes.map(({ id }) => id)).toEqual(['p0', 'p2', 'p1']);
  });
});
