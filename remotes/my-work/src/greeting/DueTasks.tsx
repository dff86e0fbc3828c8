import { useQueryClient } from '@tanstack/react-query';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import type { QueryKey } from '@taskweave/engine-client/queries/queryKeys';
import type { DefinitionSummary, Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useConnection, useEngineClient, useInboxHref, useUser } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';
import { DateText } from '@taskweave/ui/date-text';
import { Kbd } from '@taskweave/ui/kbd';
import { keptAnswers } from '@taskweave/widgets/keptAnswers';
import { Letters } from '@taskweave/widgets/letters';
import { watchAnswers } from '@taskweave/widgets/watchAnswers';
import { WorkRow } from '@taskweave/widgets/work-row';
import { WorkSection } from '@taskweave/widgets/work-section';
import { useCallback, useSyncExternalStore } from 'react';
import { GREETING_TEXTS } from '../texts/greetingTexts';
import { type DueWork, isGivenBack } from './workOf';

const SHOWN = 3;
export const URGENCY = { overdue: 'danger', today: 'warning', week: undefined } as const;

export interface DueTasksProps {
  readonly due: DueWork;
  /** Has its own place already. */
  readonly begun: Task | undefined;
  readonly now: Date;
}

export function DueTasks({ due: { span, tasks }, begun, now }: DueTasksProps) {
  const { t } = useTexts(GREETING_TEXTS);
  const shown = shownTasks(tasks, begun);
  if (shown.length === 0) return null;
  return (
    <WorkSection urgency={URGENCY[span]} heading={t(span)}>
      {shown.map((task) => (
        <TaskLine key={task.id} task={task} now={now} />
      ))}
    </WorkSection>
  );
}

export function shownTasks(tasks: readonly Task[], begun: Task | undefined): readonly Task[] {
  return tasks.filter((task) => task !== begun).slice(0, SHOWN);
}

interface TaskLineProps {
  readonly task: Task;
  readonly now: Date;
  readonly begins?: boolean;
}

export function TaskLine({ task, now, begins = false }: TaskLineProps) {
  const { t, locale } = useTexts(GREETING_TEXTS);
  const { id: userId } = useUser();
  const href = useInboxHref({ task: task.id, detailsTab: null });
  const about = useKnownFacts(task);
  const isPartOfMore = task.processInstanceId !== null || task.caseInstanceId !== null;
  return (
    <WorkRow
      href={href}
      begins={begins}
      name={task.name ?? task.taskDefinitionKey ?? task.id}
      mark={
        <>
          <Letters connection={useConnection(task.id)} />
          {isGivenBack(task, userId) && <Chip>{t('givenBack.mark')}</Chip>}
        </>
      }
      when={
        <>
          {task.due !== null && <DateText iso={task.due} locale={locale} now={now} form="due" />}
          {begins && <Kbd keys={t('startWith.key')} />}
        </>
      }
      about={isPartOfMore ? about : undefined}
    />
  );
}

type QueryOfIds = (ids: readonly string[]) => { readonly queryKey: QueryKey };

function useKnownFacts(task: Task): readonly string[] {
  const { processInstanceId, processDefinitionId, caseInstanceId, caseDefinitionId } = task;
  const cache = useQueryClient();
  const client = useEngineClient();
  const keys = businessKeyQueries(client);
  const names = definitionNameQueries(client);
  const subscribe = useCallback((listener: () => void) => watchAnswers(cache, listener), [cache]);

  function known<T>(queryOf: QueryOfIds, id: string | null): T | undefined {
    return id === null ? undefined : keptAnswers<T>(cache, queryOf([id]).queryKey, [id])[id];
  }

  const key = useSyncExternalStore(
    subscribe,
    () =>
      known<string | null>(keys.processes, processInstanceId) ??
      known<string | null>(keys.cases, caseInstanceId),
  );
  const definition = useSyncExternalStore(
    subscribe,
    () =>
      known<DefinitionSummary>(names.processes, processDefinitionId) ??
      known<DefinitionSummary>(names.cases, caseDefinitionId),
  );
  return [key, definition?.name ?? definition?.key].flatMap((text) => text || []);
}
