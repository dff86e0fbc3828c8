import { toEngineDate } from '@taskweave/base/engineDate';
import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import { CLOCK_MARGIN } from '../../transport/ServerClock';
import type { Finding } from '../../writes/confirmWrite';
import { isPermitted } from '../identity/permission';

export interface LostStart {
  readonly processDefinitionId: string;
  readonly processDefinitionKey: string;
  readonly userId: string;
  readonly since: Date;
  readonly businessKey: string | null;
  readonly known: ReadonlySet<string>;
}

export async function findStarted(
  client: EngineClient,
  start: LostStart,
  signal?: AbortSignal,
): Promise<Finding<string>> {
  const { processDefinitionId, userId, since, businessKey, known } = start;
  const query = {
    processDefinitionId,
    startedBy: userId,
    startedAfter: toEngineDate(new Date(since.getTime() - CLOCK_MARGIN)),
    processInstanceBusinessKey: businessKey,
    rootProcessInstances: true,
    sortBy: 'startTime',
    sortOrder: 'desc',
    maxResults: 20,
  };
  const ids = readList(
    await client.get('history/process-instance', { query, signal }),
    'processInstances',
    (value, where) => readShape(value, where).text('id'),
  );
  const id = ids.find((one) => !known.has(one));
  if (id !== undefined) return { kind: 'done', value: id };
  return (await wouldBeSeen(client, start, signal)) ? { kind: 'not-done' } : { kind: 'unclear' };
}

async function wouldBeSeen(client: EngineClient, start: LostStart, signal?: AbortSignal): Promise<boolean> {
  const { processDefinitionId, processDefinitionKey } = start;
  const right = {
    permission: 'READ_HISTORY',
    resource: 'Process Definition',
    resourceId: processDefinitionKey,
  } as const;
  if (!(await isPermitted(client, right, signal))) return false;
  const query = { processDefinitionId };
  const [running, recorded] = await Promise.all([
    count('process-instance/count', query),
    count('history/process-instance/count', { ...query, unfinished: true }),
  ]);
  return recorded > 0 || running === 0;

  async function count(path: string, of: Readonly<Record<string, string | boolean>>): Promise<number> {
    return readShape(await client.get(path, { query: of, signal }), 'count').number('count');
  }
}
