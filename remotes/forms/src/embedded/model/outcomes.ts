import type { FormResult } from '@taskweave/plugin-sdk';

/** What form scripts hand over to be called back. */
export type Callback = (error?: unknown, result?: unknown) => void;

/** The event before each kind of submission; `-success` or `-failed` comes after it. */
export const EVENTS = { complete: 'submit', 'bpmn-error': 'error', escalation: 'escalation' } as const;

/** The property of the form by which a script forbids it. */
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

/** As form scripts know errors: `message`, and `status` where the engine gave one. */
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

/** As form scripts know results. */
export function resultFor({ outcome }: FormResult & { readonly kind: 'done' }): unknown {
  return outcome.kind === 'started'
    ? { id: outcome.processInstanceId, definitionKey: outcome.processDefinitionName }
    : { id: outcome.taskId };
}
