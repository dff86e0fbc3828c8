import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { FormSubject } from '@taskweave/plugin-sdk';

/** The same form asks for the same variables, whatever the task. */
export function formOf(subject: FormSubject, key: string | null): string {
  return `${definitionKeyOf(subject)} ${key}`;
}

/** What a deployed form is known by across tasks: it never changes. Null for forms of other origins. */
export function deploymentOf(subject: FormSubject, key: string | null): string | null {
  if (key === null || !key.startsWith('embedded:deployment:')) return null;
  const definition = subject.kind === 'task' ? subject.task.processDefinitionId : subject.processDefinitionId;
  return definition === null ? null : `${definition} ${subject.kind} ${key}`;
}

/** The key of the process that the form belongs to. */
export function definitionKeyOf(subject: FormSubject): string | null {
  if (subject.kind === 'start') return subject.processDefinitionKey;
  return processKeyOf(subject.task.processDefinitionId);
}
