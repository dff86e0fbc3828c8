import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import { type TaskProps, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { useKnownTask } from '../data/useTaskDetail';
import { Diagram } from './Diagram';
import { describeMarked } from './describeMarked';
import { ProcessDiagrams } from './ProcessDiagrams';

export default function DiagramTab({ taskId, task }: TaskProps) {
  const language = useTranslation();
  const { detail } = useKnownTask(taskId);
  const { processDefinitionId, caseDefinitionId } = task;
  if (processDefinitionId !== null) {
    const { key = processDefinitionId, name = null } = detail?.processDefinition ?? {};
    return (
      <ProcessDiagrams
        task={task}
        own={{ id: processDefinitionId, key, name: name ?? processKeyOf(key) ?? key }}
      />
    );
  }
  if (caseDefinitionId !== null) {
    return (
      <Diagram
        kind="cmmn"
        definitionId={caseDefinitionId}
        name={detail?.caseDefinition?.name ?? detail?.caseDefinition?.key ?? null}
        highlighted={task.taskDefinitionKey === null ? [] : [task.taskDefinitionKey]}
        describeMarked={describeMarked(language, task.name)}
      />
    );
  }
  return <EmptyState text={language.t('diagram.standalone')} />;
}
