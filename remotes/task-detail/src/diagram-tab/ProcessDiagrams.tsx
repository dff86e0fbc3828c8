import { useQuery } from '@tanstack/react-query';
import { incidentQueries } from '@taskweave/engine-client/queries/process/incidentQueries';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import { processInstanceQueries } from '@taskweave/engine-client/queries/process/processInstanceQueries';
import type { Incident } from '@taskweave/engine-client/resources/instance/incident';
import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Note } from '@taskweave/ui/note';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { Diagram } from './Diagram';
import styles from './DiagramTab.module.css';
import { describeMarked } from './describeMarked';
import { activityNames, badgesOf, type RunningCall, useRunningCalls } from './instanceState';
import { type KnownProcess, useCalledProcesses, useCallingProcess, useHasCalls } from './relatedProcesses';
import { STATE_TEXTS } from './texts/stateTexts';

export interface ProcessDiagramsProps {
  readonly task: Task;
  readonly own: KnownProcess;
}

export function ProcessDiagrams({ task, own }: ProcessDiagramsProps) {
  const language = useTranslation();
  const texts = useTexts(STATE_TEXTS);
  const { t } = language;
  const navigation = useNavigation();
  const body = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const [other, setOther] = useState<KnownProcess | null>(null);
  const shown = other ?? own;
  const caller = useCallingProcess(task.processInstanceId);
  const called = useCalledProcesses(shown.id);
  const instance = useInstanceState(task.processInstanceId, own.id, other === null);
  const isCaller = other !== null && other.id === caller?.id;
  const otherId = other?.id;

  useEffect(() => {
    if (otherId !== undefined) back.current?.focus();
  }, [otherId]);

  function highlighted(): readonly string[] {
    if (other === null) return task.taskDefinitionKey === null ? [] : [task.taskDefinitionKey];
    // The process may have been redeployed since the task was created.
    return isCaller
      ? called.filter(({ key }) => key === own.key).flatMap(({ activityIds }) => activityIds)
      : [];
  }

  function show(process: KnownProcess): void {
    navigation.openInbox({ rootElement: null }, { replace: true });
    setOther(process.key === own.key ? null : process);
    if (process.key === own.key) body.current?.focus();
  }

  return (
    <div ref={body} className={styles.tab} tabIndex={-1}>
      {other !== null && (
        <div className={styles.head}>
          <Button ref={back} size="sm" icon="back" onClick={() => show(own)}>
            {texts.t('backTo', { name: own.name })}
          </Button>
          <h3 className={styles.title}>
            <bdi>{other.name}</bdi>
          </h3>
        </div>
      )}
      <Diagram
        key={shown.id}
        kind="bpmn"
        definitionId={shown.id}
        name={shown.name}
        highlighted={highlighted()}
        linked={called.flatMap(({ activityIds }) => activityIds)}
        passed={instance.passed}
        badges={instance.badges}
        onOpen={(id) => {
          const process = called.find(({ activityIds }) => activityIds.includes(id));
          if (process !== undefined) show(process);
        }}
        describeMarked={describeMarked(language, task.name, other === null ? 'current' : 'calledHere')}
      />
      {other === null && task.processInstanceId !== null && (
        <>
          <PassedLegend {...instance.legend} />
          <InstanceNotes {...instance.notes} />
        </>
      )}
      {other === null && caller !== null && (
        <Related label={t('diagram.calledBy')} processes={[caller]} onShow={show} />
      )}
      {called.length > 0 && <Related label={texts.t('calls')} processes={called} onShow={show} />}
    </div>
  );
}

interface RelatedProps {
  readonly label: string;
  readonly processes: readonly KnownProcess[];
  readonly onShow: (process: KnownProcess) => void;
}

function Related({ label, processes, onShow }: RelatedProps) {
  return (
    <div className={styles.related}>
      <span>{label}</span>
      <ul role="list" aria-label={label}>
        {processes.map((process) => (
          <li key={process.id}>
            <Button size="sm" variant="secondary" icon="diagram" onClick={() => onShow(process)}>
              {process.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useInstanceState(processInstanceId: string | null, definitionId: string, isOwn: boolean) {
  const client = useEngineClient();
  const language = useTexts(STATE_TEXTS);
  const [isHistoryShown, setIsHistoryShown] = useState(false);
  const found = useQuery({
    ...incidentQueries(client).ofInstance(processInstanceId ?? ''),
    enabled: processInstanceId !== null,
  });
  const passed = usePassed(processInstanceId, isHistoryShown);
  const called = useCalledProcesses(definitionId);
  const calls = useRunningCalls(processInstanceId, called, useHasCalls(definitionId));
  const xml = useQuery({
    ...processDefinitionQueries(client).processXml(definitionId),
    enabled: false,
  }).data;
  const incidents = found.data ?? [];
  const broken = incidents.map(({ activityId }) => activityId).filter((id) => id !== null);
  return {
    badges: isOwn ? badgesOf(incidents, calls, language) : [],
    passed: isOwn && isHistoryShown ? (passed.data ?? []).map(({ activityId }) => activityId) : [],
    legend: { query: passed, isShown: isHistoryShown, onChange: setIsHistoryShown },
    notes: {
      incidents,
      calls,
      haveIncidentsFailed: found.isError && found.data === undefined,
      names: xml === undefined ? {} : activityNames(xml, broken),
    },
  };
}

interface InstanceNotesProps {
  readonly incidents: readonly Incident[];
  readonly haveIncidentsFailed: boolean;
  readonly calls: readonly RunningCall[];
  readonly names: Readonly<Record<string, string>>;
}

function InstanceNotes({ incidents, haveIncidentsFailed, calls, names }: InstanceNotesProps) {
  const { t } = useTexts(STATE_TEXTS);
  const navigation = useNavigation();

  function tasksOf(instanceId: string): string {
    const criterion = { type: 'processInstanceIdIn', operator: 'In', value: [instanceId], name: '' };
    return navigation.inboxHref({ searchQuery: JSON.stringify([criterion]), task: null, detailsTab: null });
  }

  return (
    <>
      {haveIncidentsFailed && <Note tone="danger">{t('common.incidentsFailed')}</Note>}
      {incidents.length > 0 && (
        <Note tone="danger" icon="error">
          <strong>{t('incidents')}</strong>
          <ul role="list" aria-label={t('incidents')}>
            {incidents.map(({ id, type, activityId, message }) => (
              <li key={id}>
                {t('incidents.at', {
                  activity: names[activityId ?? ''] ?? activityId ?? type,
                  message: message ?? type,
                })}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {calls.length > 0 && (
        <div className={styles.related}>
          <span>{t('called')}</span>
          <ul role="list" aria-label={t('called')}>
            {calls.map(({ id, name }) => (
              <li key={id}>
                <Button size="sm" variant="secondary" icon="list" href={tasksOf(id)}>
                  {t('called.tasks', { name })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function usePassed(processInstanceId: string | null, isWanted: boolean) {
  const queries = processInstanceQueries(useEngineClient());
  return useQuery({
    ...queries.passedActivities(processInstanceId ?? ''),
    enabled: isWanted && processInstanceId !== null,
  });
}

interface PassedLegendProps {
  readonly query: ReturnType<typeof usePassed>;
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

function PassedLegend({ query, isShown, onChange }: PassedLegendProps) {
  const { t } = useTexts(STATE_TEXTS);
  return (
    <div className={styles.legend}>
      <CheckboxField label={t('passed.show')} checked={isShown} onChange={onChange} />
      <div role="status">
        {isShown && (
          <Resolve
            query={query}
            title={t('common.historyFailed')}
            pending={<Skeleton label={t('passed.loading')} count={1} />}
          >
            {(passed) =>
              passed.length === 0 ? (
                <span>{t('passed.none')}</span>
              ) : (
                <span className={styles.keys}>
                  <span data-key="passed">{t('passed.legend', { count: passed.length })}</span>
                  <span data-key="current">{t('passed.current')}</span>
                </span>
              )
            }
          </Resolve>
        )}
      </div>
    </div>
  );
}
