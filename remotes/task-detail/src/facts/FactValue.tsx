import { variableDataUrl } from '@taskweave/engine-client/resources/task/taskVariables';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { FileFact } from './FileFact';
import { LongText } from './LongText';
import type { TaskFact } from './useTaskFacts';

export interface FactValueProps {
  readonly fact: TaskFact;
  readonly isInLine?: boolean;
}

export function FactValue({ fact, isInLine = false }: FactValueProps) {
  const client = useEngineClient();
  const { value, variable, text } = fact;
  if (value.kind === 'file' && variable.id !== undefined) {
    return <FileFact name={text} mimeType={value.mimeType} url={variableDataUrl(client, variable.id)} />;
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
