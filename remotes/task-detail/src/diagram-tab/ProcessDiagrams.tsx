import { useQuery } from '@tanstack/react-query';
import { incidentQueries } from '@taskweave/engine-client/queries/process/incidentQueries';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/process/processDefinitionQueries';
import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { useEffect, useRef, useState } from 'react';
import { Diagram } from './Diagram';
import styles from './DiagramTab.module.css';
import { describeMarked } from './describeMarked';
import { InstanceNotes } from './InstanceNotes';
import { activityNames, badgesOf, useRunningCalls } from './instanceState';
import { PassedLegend, usePassed } from './PassedLegend';
import { type KnownProcess, useCalledProcesses, useCallingProcess, useHasCalls } from './relatedProcesses';
import { STATE_TEXTS } from './texts/stateTexts';

export interface ProcessDiagramsProps {
  readonly task: Task;
  readonly own: KnownProcess;
}

export function ProcessDiagrams({ task, own }: ProcessDiagramsProps) {
  const language = useTranslation();
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
            {t('common.backTo', { name: own.name })}
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
      {called.length > 0 && <Related label={t('common.calls')} processes={called} onShow={show} />}
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
