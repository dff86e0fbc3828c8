import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { vi } from 'vitest';
import type { Connection } from '../client/Connection';
import { createClientOfAll } from '../client/createClientOfAll';
import { aConnection } from './aConnection';

interface Sent {
  readonly engine: string;
  readonly line: string;
  readonly body: unknown;
}

export type Answer = (line: string, body: unknown) => unknown;

/** People whose ids say nothing of those of the page. */
export const OTHER_PERSONS: Partial<Connection> = {
  setting: { ...aConnection('c7').setting, samePersons: false },
  person: () => 'm.smith',
};

export function openBoth(
  answers: { readonly op: Answer; readonly c7: Answer },
  given: Partial<Connection> = {},
) {
  const sent: Sent[] = [];
  const onLate = vi.fn();
  const connect = (id: 'op' | 'c7', appRoot: string) =>
    aConnection(id === 'op' ? null : id, {
      client: createEngineClient({
        appRoot,
        engine: 'default',
        readCookies: () => 'XSRF-TOKEN=T',
        fetch: async (input, init) => {
          const line = `${init?.method} ${String(input).replace(/^.*\/engine\/default\//, '')}`;
          const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
          sent.push({ engine: id, line, body });
          const answer = await answers[id](line, body);
          if (answer instanceof Error) throw answer;
          if (answer instanceof Response) return answer;
          return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
        },
      }),
    });
  const c7 = { ...connect('c7', 'http://e.test/camunda'), ...given };
  const client = createClientOfAll(connect('op', 'http://e.test/operaton'), [c7], onLate);
  return { client, sent, onLate, c7, lines: () => sent.map(({ engine, line }) => `${engine} ${line}`) };
}

export const FILTERS = (id: string) => [{ id, name: 'My tasks', query: {}, properties: {} }];
const SORTING = [{ sortBy: 'priority', sortOrder: 'desc' }] as const;
export const page = { filterId: 'f1', sorting: SORTING, firstResult: 0, maxResults: 3 };

export function tasks(prefix: string, priorities: readonly number[]): Answer {
  return (line) => {
    if (line.includes('/count')) return { count: priorities.length };
    if (line.startsWith('GET filter?')) return FILTERS(prefix === 'a' ? 'f1' : 'f2');
    const query = new URLSearchParams(line.split('?')[1]);
    const first = Number(query.get('firstResult'));
    return priorities
      .map((priority, index) => ({ id: `${prefix}${index}`, priority, processDefinitionId: 'p:1:2' }))
      .slice(first, first + Number(query.get('maxResults')));
  };
}

export async function withFilters(options: Parameters<typeof openBoth>[0], given?: Partial<Connection>) {
  const all = openBoth(options, given);
  await filterQueries(all.client).all().queryFn({ signal: new AbortController().signal });
  all.sent.length = 0;
  return all;
}
