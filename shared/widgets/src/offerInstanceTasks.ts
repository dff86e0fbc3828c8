import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { listInstanceTasks } from '@taskweave/engine-client/resources/task/task';

const DURATION = 16_000;
const MAX_TASKS = 15;

/** The part of a plugin's services that the offer needs. */
export interface OfferServices {
  readonly engine: EngineClient;
  readonly navigation: {
    href(change: {
      readonly task: string;
      readonly forceDisplayTask: string;
      readonly detailsTab: null;
    }): string;
  };
  readonly notifications: {
    notify(request: {
      readonly kind: 'info';
      readonly title: string;
      readonly duration: number;
      readonly links: readonly { readonly label: string; readonly href: () => string }[];
    }): unknown;
  };
}

export interface InstanceTasksOffer {
  /** Whose tasks are offered. */
  readonly assignee: string;
  readonly instance: { readonly processInstanceId: string } | { readonly caseInstanceId: string };
  readonly title: string;
  /** A task that is known already. */
  readonly exceptTaskId?: string;
}

/**
 * Offers the tasks of an instance that someone has to do next, for 16 seconds, with links that show them whatever the
 * filter. Silent where there are none, and where the engine does not answer: it is an offer, not a duty.
 */
export async function offerInstanceTasks(
  { engine, navigation, notifications }: OfferServices,
  { assignee, instance, title, exceptTaskId }: InstanceTasksOffer,
): Promise<void> {
  const query = { assignee, ...instance, maxResults: MAX_TASKS };
  const tasks = await listInstanceTasks(engine, query).catch(() => []);
  const others = tasks.filter(({ id }) => id !== exceptTaskId);
  if (others.length === 0) return;
  notifications.notify({
    kind: 'info',
    title,
    duration: DURATION,
    links: others.map(({ id, name, taskDefinitionKey }) => ({
      label: name ?? taskDefinitionKey ?? id,
      href: () => navigation.href({ task: id, forceDisplayTask: 'true', detailsTab: null }),
    })),
  });
}
