import { getVariableFile, variableDataUrl } from '@taskweave/engine-client/resources/task/taskVariables';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { FileFact } from './FileFact';
import { LongText } from './LongText';
import type { TaskFact } from './useTaskFacts';

export interface FactValueProps {
  readonly taskId: string;
  readonly fact: TaskFact;
  readonly isInLine?: boolean;
}

export function FactValue({ taskId, fact, isInLine = false }: FactValueProps) {
  const client = useEngineClient();
  const { value, variable, text } = fact;
  const { id } = variable;
  if (value.kind === 'file' && id !== undefined) {
    return (
      <FileFact
        taskId={taskId}
        name={text}
        mimeType={value.mimeType}
        url={variableDataUrl(client, id)}
        load={(signal) => getVariableFile(client, id, signal)}
      />
    );
  }
  if (value.kind === 'link') {
    return (
      <a href={value.href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  }
  return isInLine ? text : <LongText text={text} />;
}
