import { variableDataUrl } from '@taskweave/engine-client/resources/task/taskVariables';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import type { TaskFact } from './useTaskFacts';

/** A value as text; files are downloaded, and links lead out of the page. */
export function FactValue({ fact }: { readonly fact: TaskFact }) {
  const { t } = useTranslation();
  const client = useEngineClient();
  const { value, variable, text } = fact;
  if (value.kind === 'file' && variable.id !== undefined) {
    return (
      <a
        href={variableDataUrl(client, variable.id)}
        download={text}
        aria-label={t('common.downloadNamed', { name: text })}
      >
        {text}
      </a>
    );
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
