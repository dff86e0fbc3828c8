import type { EngineClient } from '../../EngineClient';
import { isEngineError } from '../../errors/EngineError';
import { readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { confirmWrite, foundWhen } from '../../writes/confirmWrite';
import type { PermissionCheck } from '../identity/permission';
import type { Incident } from './incident';

/** Where a further try stands: `done` is no longer there, `failed` has no retries left. */
export type TryState = 'waiting' | 'done' | 'failed';

const PLACES: Readonly<Record<string, string>> = {
  failedJob: 'job',
  failedExternalTask: 'external-task',
};

/** Whether the engine can try again what has failed: jobs and external tasks, where the incident names them. */
export function isRetriable({ type, configuration }: Incident): boolean {
  return configuration !== null && Object.hasOwn(PLACES, type);
}

/** The rights each of which lets a person set the retries of what has failed, the most frequent first. */
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

/**
 * Gives a failed job or external task one more try, which the engine makes when it comes to it. It resolves the incident
 * at once; where the try fails, too, there is a new one.
 *
 * @param incident where `isRetriable`
 * @throws LostAnswerError where the answer was lost and nothing shows that it was done
 *
 * @example
 * await retryIncident(client, incident); // PUT job/{id}/retries
 */
export async function retryIncident(client: EngineClient, incident: Incident): Promise<void> {
  await confirmWrite({
    send: async () => {
      await client.put(`${pathOf(incident)}/retries`, { body: { retries: 1 } });
    },
    look: async (signal) => foundWhen((await getTryState(client, incident, signal)) !== 'failed'),
  });
}

/** What has become of the try. */
export async function getTryState(
  client: EngineClient,
  incident: Incident,
  signal?: AbortSignal,
): Promise<TryState> {
  try {
    const found = readShape(await client.get(pathOf(incident), { signal }), incident.type);
    // An external task that was never given a number may be fetched.
    return found.number('retries', 1) > 0 ? 'waiting' : 'failed';
  } catch (error) {
    if (isEngineError(error) && error.problem.kind === 'not-found') return 'done';
    throw error;
  }
}

function pathOf({ type, configuration }: Incident): string {
  return `${PLACES[type] ?? 'job'}/${segment(configuration ?? '')}`;
}
