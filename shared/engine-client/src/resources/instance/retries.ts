import type { EngineClient } from '../../EngineClient';
import { isEngineError } from '../../errors/EngineError';
import { readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { confirmWrite, foundWhen } from '../../writes/confirmWrite';
import type { PermissionCheck } from '../identity/permission';
import type { Incident } from './incident';

export type TryState = 'waiting' | 'done' | 'failed';

const PLACES: Readonly<Record<string, string>> = {
  failedJob: 'job',
  failedExternalTask: 'external-task',
};

export function isRetriable({ type, configuration }: Incident): boolean {
  return configuration !== null && Object.hasOwn(PLACES, type);
}

export function rightsToRetry({
  type,
  processInstanceId,
  processDefinitionKey,
}: Incident): readonly PermissionCheck[] {
  const permissions = type === 'failedJob' ? ['UPDATE', 'RETRY_JOB'] : ['UPDATE'];
  return permissions.flatMap((permission): readonly PermissionCheck[] => [
    ...(processDefinitionKey === null
      ? []
      : [
          {
            permission: permission === 'UPDATE' ? 'UPDATE_INSTANCE' : permission,
            resource: 'Process Definition' as const,
            resourceId: processDefinitionKey,
          },
        ]),
    ...(processInstanceId === null
      ? []
      : [{ permission, resource: 'Process Instance' as const, resourceId: processInstanceId }]),
  ]);
}

export async function retryIncident(client: EngineClient, incident: Incident): Promise<void> {
  await confirmWrite({
    send: async () => {
      await client.put(`${pathOf(incident)}/retries`, { body: { retries: 1 } });
    },
    look: async (signal) => foundWhen((await getTryState(client, incident, signal)) !== 'failed'),
  });
}

export async function getTryState(
  client: EngineClient,
  incident: Incident,
  signal?: AbortSignal,
): Promise<TryState> {
  try {
    const found = readShape(await client.get(pathOf(incident), { signal }), incident.type);
    return found.number('retries', 1) > 0 ? 'waiting' : 'failed';
  } catch (error) {
    if (isEngineError(error) && error.problem.kind === 'not-found') return 'done';
    throw error;
  }
}

function pathOf({ type, configuration }: Incident): string {
  return `${PLACES[type] ?? 'job'}/${segment(configuration ?? '')}`;
}
