import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { FormSubject } from '@taskweave/plugin-sdk';

export function formOf(subject: FormSubject, key: string | null): string {
  return `${definitionKeyOf(subject)} ${key}`;
}

export function definitionKeyOf(subject: FormSubject): string | null {
  if (subject.kind === 'start') return subject.processDefinitionKey;
  return processKeyOf(subject.task.processDefinitionId);
}

export function definitionIdOf(subject: FormSubject): string | null {
  return subject.kind === 'task' ? subject.task.processDefinitionId : subject.processDefinitionId;
}
