import type { QueryClient } from '@tanstack/react-query';
import { parseEngineDate } from '@taskweave/base/engineDate';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { userIn, userName } from '@taskweave/engine-client/resources/identity/user';
import { listInstanceTasks } from '@taskweave/engine-client/resources/task/task';
import type { Task } from '@taskweave/engine-client/Task';
import type { PluginServices } from '@taskweave/plugin-sdk';
import { MAX_TASKS, offerInstanceTasks, offerTasks } from '@taskweave/widgets/offerInstanceTasks';
import { instanceOf } from './instanceOf';
import { readFlow } from './model/readFlow';
import { whatComesNext } from './model/whatComesNext';

const PAUSE = 2_000;
/** What is older was there before the task was completed. */
const FRESH = 15_000;
const MOST = 3;

/** The tasks of the instance that the person may see: their own as links, those that have just come to others in a line. */
export async function tellNext(
  services: PluginServices,
  queries: QueryClient,
  task: Task,
  addLine: (line: string) => void,
): Promise<void> {
  const instance = instanceOf(task);
  if (instance === null) return;
  const { engine, language } = services;
  const since = engine.serverTime().getTime() - FRESH;
  const isFresh = ({ created }: Task) => (parseEngineDate(created)?.getTime() ?? 0) >= since;
  let open = await ask();
  const isOwn = ({ assignee }: Task) => assignee !== null && assignee === task.assignee;
  if (task.assignee !== null) {
    const title = language.t(task.processInstanceId === null ? 'otherTasks.case' : 'otherTasks.process');
    const offer = { assignee: task.assignee, instance, title, exceptTaskId: task.id };
    if (open.length >= MAX_TASKS - 1) await offerInstanceTasks(services, offer);
    else offerTasks(services, title, open.filter(isOwn));
  }
  if (!open.some(isFresh) && mayStillCome()) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    open = await ask();
  }
  await tell(open.filter((one) => isFresh(one) && !isOwn(one)).slice(0, MOST));

  async function ask(): Promise<readonly Task[]> {
    const query = { ...instance, sortBy: 'created', sortOrder: 'desc', maxResults: MAX_TASKS } as const;
    const tasks = await listInstanceTasks(engine, query).catch(() => []);
    return tasks.filter(({ id }) => id !== task.id);
  }

  function mayStillCome(): boolean {
    const { processDefinitionId, taskDefinitionKey } = task;
    const { queryKey } = processDefinitionQueries(engine).processXml(processDefinitionId ?? '');
    const xml = queries.getQueryData<string>(queryKey);
    if (xml === undefined || taskDefinitionKey === null) return false;
    return (
      whatComesNext(readFlow(xml), taskDefinitionKey)?.ways.some(({ step }) => step.kind === 'task') ?? false
    );
  }

  async function tell(next: readonly Task[]): Promise<void> {
    if (next.length === 0) return;
    const ids = [...new Set(next.flatMap(({ assignee }) => (assignee === null ? [] : [assignee])))];
    const names =
      ids.length === 0
        ? undefined
        : await queries.fetchQuery(userQueries(engine).names(ids)).catch(() => undefined);
    const steps = next.map(({ id, name, taskDefinitionKey, assignee }) => {
      const step = name ?? taskDefinitionKey ?? id;
      if (assignee === null) return step;
      const user = userIn(names, assignee);
      return language.t('next.assigned', { step, name: user === undefined ? assignee : userName(user) });
    });
    addLine(language.t('next', { steps: steps.join('; ') }));
  }
}
