import { variableDataUrl } from '@taskweave/engine-client/resources/task/taskVariables';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { FileFact } from './FileFact';
import type { TaskFact } from './useTaskFacts';

/** A value as text; files are downloaded, pictures shown, and links lead out of the page. */
export function FactValue({ fact }: { readonly fact: TaskFact }) {
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
  return text;
}
