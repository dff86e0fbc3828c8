import { useQuery } from '@tanstack/react-query';
import { isEngineError, isLoginRequired } from '@taskweave/engine-client/EngineError';
import { processDefinitionQueries } from '@taskweave/engine-client/queries/processDefinitionQueries';
import type { Task } from '@taskweave/engine-client/Task';
import { type TaskScope, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Skeleton } from '@taskweave/ui/skeleton';
import { DiagramViewer } from '@taskweave/widgets/diagram-viewer';
import { type DiagramKind, loadDiagramEngine } from '@taskweave/widgets/diagram-viewer/engine';
import { useEffect } from 'react';
import { useKnownTask } from '../data/useTaskDetail';
import { diagramTexts } from './diagramTexts';

/** The process or case that the task stands in, with the place where it stands. */
export default function DiagramTab({ taskId, task }: TaskScope) {
  const { t } = useTranslation();
  const { detail } = useKnownTask(taskId);
  if (task.processDefinitionId !== null) {
    const name = detail?.processDefinition?.name ?? detail?.processDefinition?.key ?? null;
    return <Diagram kind="bpmn" definitionId={task.processDefinitionId} name={name} task={task} />;
  }
  if (task.caseDefinitionId !== null) {
    const name = detail?.caseDefinition?.name ?? detail?.caseDefinition?.key ?? null;
    return <Diagram kind="cmmn" definitionId={task.caseDefinitionId} name={name} task={task} />;
  }
  return <EmptyState text={t('diagram.standalone')} />;
}

interface DiagramProps {
  readonly kind: DiagramKind;
  readonly definitionId: string;
  readonly name: string | null;
  readonly task: Task;
}

function Diagram({ kind, definitionId, name, task }: DiagramProps) {
  const language = useTranslation();
  const { t } = language;
  const queries = processDefinitionQueries(useEngineClient());
  const { data, error, isFetching, refetch } = useQuery(
    kind === 'bpmn' ? queries.processXml(definitionId) : queries.caseXml(definitionId),
  );
  // Beside the model, not after it. Should it fail, the viewer says so.
  useEffect(() => void loadDiagramEngine(kind).catch(() => {}), [kind]);

  if (data === undefined) {
    if (error === null || isLoginRequired(error)) return <Skeleton label={t('diagram.loading')} />;
    if (isEngineError(error) && error.problem.kind === 'forbidden') {
      return <EmptyState text={t('diagram.forbidden')} />;
    }
    return (
      <ErrorCard
        title={t('diagram.loadError')}
        detail={error.message}
        retry={{ label: t('retry'), onRetry: () => void refetch(), isBusy: isFetching }}
      />
    );
  }
  return (
    <DiagramViewer
      kind={kind}
      xml={data}
      label={name === null ? t('tab.diagram') : t('diagram.label', { name })}
      highlighted={task.taskDefinitionKey === null ? [] : [task.taskDefinitionKey]}
      texts={diagramTexts(language, task.name)}
    />
  );
}
