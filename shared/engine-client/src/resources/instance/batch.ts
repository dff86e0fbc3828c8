import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { isSince } from '../../transport/ServerClock';
import type { Finding } from '../../writes/confirmWrite';

export interface BatchFacts {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly remaining: number;
  readonly isSuspended: boolean;
}

const MOST = 500;

export interface InstanceDeletion {
  readonly processInstanceIds: readonly string[];
  readonly deleteReason: string;
  readonly skipCustomListeners: boolean;
  readonly skipIoMappings: boolean;
}

export async function deleteInstances(client: EngineClient, deletion: InstanceDeletion): Promise<string> {
  const body = { ...deletion, deleteReason: deletion.deleteReason || null };
  return readShape(await client.post('process-instance/delete', { body }), 'batch').text('id');
}

export async function findDeletion(
  client: EngineClient,
  { userId, since, count }: { readonly userId: string; readonly since: Date; readonly count: number },
  signal?: AbortSignal,
): Promise<Finding<string>> {
  const query = { type: 'instance-deletion', maxResults: MOST };
  const found = readList(await client.get('batch', { query, signal }), 'batches', (value, where) => {
    const batch = readShape(value, where);
    const isOurs =
      batch.textOrNull('createUserId') === userId &&
      batch.number('totalJobs', 0) === count &&
      isSince(batch.textOrNull('startTime'), since);
    return isOurs ? batch.text('id') : null;
  }).find((id) => id !== null);
  return found ? { kind: 'done', value: found } : { kind: 'unclear' };
}

export async function readBatch(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<BatchFacts | null> {
  const [facts = null] = readList(
    await client.get('batch/statistics', { query: { batchId: id }, signal }),
    'batches',
    (value, where) => {
      const batch = readShape(value, where);
      return {
        total: batch.number('totalJobs'),
        done: batch.number('completedJobs'),
        failed: batch.number('failedJobs'),
        remaining: batch.number('remainingJobs'),
        isSuspended: batch.flag('suspended'),
      };
    },
  );
  return facts;
}

export async function suspendBatch(client: EngineClient, id: string, isSuspended: boolean): Promise<void> {
  await client.put(`batch/${segment(id)}/suspended`, { body: { suspended: isSuspended } });
}
