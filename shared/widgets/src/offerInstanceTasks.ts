import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { listInstanceTasks } from '@taskweave/engine-client/resources/task/task';
import type { Task } from '@taskweave/engine-client/Task';

const DURATION = 16_000;
export const MAX_TASKS = 15;

export interface OfferServices {
  readonly engine: EngineClient;
  readonly navigation: {
    inboxHref(change: {
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
  readonly assignee: string;
  readonly instance: { readonly processInstanceId: string } | { readonly caseInstanceId: string };
  readonly title: string;
  readonly exceptTaskId?: string;
}

export async function offerInstanceTasks(
  { engine, navigation, notifications }: OfferServices,
  { assignee, instance, title, exceptTaskId }: InstanceTasksOffer,
): Promise<void> {
  const query = { assignee, ...instance, maxResults: MAX_TASKS };
  const tasks = await listInstanceTasks(engine, query).catch(() => []);
  const others = tasks.filter(({ id }) => id !== exceptTaskId);
  offerTasks({ navigation, notifications }, title, others);
}

export function offerTasks(
  { navigation, notifications }: Pick<OfferServices, 'navigation' | 'notifications'>,
  title: string,
  tasks: readonly Task[],
): void {
  if (tasks.length === 0) return;
  notifications.notify({
    kind: 'info',
    title,
    duration: DURATION,
    links: tasks.map(({ id, name, taskDefinitionKey }) => ({
      label: name ?? taskDefinitionKey ?? id,
      href: () => navigation.inboxHref({ task: id, forceDisplayTask: 'true', detailsTab: null }),
    })),
  });
}
