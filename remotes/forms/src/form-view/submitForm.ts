import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { type EngineProblemKind, isEngineError, taskProblem } from '@taskweave/engine-client/EngineError';
import { submitStartForm } from '@taskweave/engine-client/resources/processDefinition';
import { submitTaskForm } from '@taskweave/engine-client/resources/task';
import type { FormOutcome, FormRejection, FormSubject, FormSubmission } from '@taskweave/plugin-sdk';

/** What came of sending a form. Only `done` has changed anything in the engine. */
export type SubmitResult =
  | { readonly kind: 'done'; readonly outcome: FormOutcome }
  | { readonly kind: 'unavailable'; readonly reason: 'gone' | 'suspended'; readonly message: string }
  | { readonly kind: 'rejected'; readonly rejection: FormRejection }
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'failed';
      readonly problem: EngineProblemKind | null;
      readonly message: string;
      /** Sent by a form script to say that it stopped the form itself: nothing to be shown. */
      readonly isSilent: boolean;
    };

/** Sends a form. Every failure is part of the result; nothing is thrown. */
export async function submitForm(
  client: EngineClient,
  subject: FormSubject,
  submission: FormSubmission,
): Promise<SubmitResult> {
  try {
    return { kind: 'done', outcome: await send(client, subject, submission) };
  } catch (error) {
    return resultOf(error, subject);
  }
}

async function send(
  client: EngineClient,
  subject: FormSubject,
  submission: FormSubmission,
): Promise<FormOutcome> {
  if (subject.kind === 'task') {
    await submitTaskForm(client, subject.taskId, submission.variables);
    return { kind: 'completed', taskId: subject.taskId };
  }
  const processInstanceId = await submitStartForm(client, subject.processDefinitionId, submission);
  const { processDefinitionName } = subject;
  return { kind: 'started', processInstanceId, processDefinitionName };
}

export function resultOf(error: unknown, subject: FormSubject): SubmitResult {
  const message = messageOf(error);
  const problem = isEngineError(error) ? error.problem : null;
  if (problem?.kind === 'login-required') return { kind: 'signed-out' };
  const isGone = subject.kind === 'task' && problem?.kind === 'not-found';
  const reason = taskProblem(error) ?? (isGone ? 'gone' : null);
  if (reason !== null && subject.kind === 'task') return { kind: 'unavailable', reason, message };
  if (problem?.kind === 'validation' && Object.keys(problem.fields).length > 0) {
    return { kind: 'rejected', rejection: { message, fields: problem.fields } };
  }
  return {
    kind: 'failed',
    problem: problem?.kind ?? null,
    message,
    isSilent: /submission prevented/i.test(message),
  };
}

/** The engine's message without the part that only names the call and an id. */
function messageOf(error: unknown): string {
  const message = error instanceof Error || isEngineError(error) ? error.message : String(error);
  return message.replace(
    /^(Cannot submit task form|Cannot instantiate process definition|Cannot complete task) \S+: /,
    '',
  );
}
