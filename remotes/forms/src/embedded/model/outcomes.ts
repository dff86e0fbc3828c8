import type { FormResult } from '@taskweave/plugin-sdk';

export type Callback = (error?: unknown, result?: unknown) => void;

export const EVENTS = { complete: 'submit', 'bpmn-error': 'error', escalation: 'escalation' } as const;

export const FLAGS = {
  complete: 'submitPrevented',
  'bpmn-error': 'errorPrevented',
  escalation: 'escalationPrevented',
} as const;

export const PREVENTED = {
  complete: 'camForm submission prevented',
  'bpmn-error': 'camForm error prevented',
  escalation: 'camForm escalation prevented',
} as const;

export function errorOf(result: FormResult): Error {
  switch (result.kind) {
    case 'rejected':
      return new Error(result.rejection.message);
    case 'failed':
    case 'lost':
    case 'unavailable':
      return new Error(result.message);
    default:
      return new Error(result.kind);
  }
}

export function resultFor({ outcome }: FormResult & { readonly kind: 'done' }): unknown {
  return outcome.kind === 'started'
    ? { id: outcome.processInstanceId, definitionKey: outcome.processDefinitionName }
    : { id: outcome.taskId };
}
