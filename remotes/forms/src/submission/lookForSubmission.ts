import type { Finding, Look } from '@taskweave/engine-client/confirmWrite';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { findStarted } from '@taskweave/engine-client/resources/instance/startedInstance';
import { getTask, tellsTaskGone } from '@taskweave/engine-client/resources/task/task';
import type { Task } from '@taskweave/engine-client/Task';
import type { FormOutcome, FormSubject, FormSubmission } from '@taskweave/plugin-sdk';

export type StartSubject = Extract<FormSubject, { readonly kind: 'start' }>;
export type TaskSubject = Extract<FormSubject, { readonly kind: 'task' }>;

/** A search for a lost start must not match instances that this page started. */
const startedHere = new Set<string>();

/** On submission, the engine returns a delegated task to its owner instead of completing it. */
export function isDelegated({ delegationState }: Task): boolean {
  return delegationState === 'PENDING';
}

export function started(subject: StartSubject, processInstanceId: string): FormOutcome {
  startedHere.add(processInstanceId);
  return { kind: 'started', processInstanceId, processDefinitionName: subject.processDefinitionName };
}

/** Create this before the form is sent. */
export function lookFor(
  client: EngineClient,
  subject: FormSubject,
  submission: FormSubmission,
  userId: string,
): Look<FormOutcome> {
  if (subject.kind === 'task') return (signal) => lookAtTask(client, subject, submission, signal);
  const start = {
    processDefinitionId: subject.processDefinitionId,
    processDefinitionKey: subject.processDefinitionKey,
    userId,
    since: client.serverTime(),
    businessKey: submission.kind === 'complete' ? submission.businessKey || null : null,
    known: startedHere,
  };
  return async (signal) => {
    const found = await findStarted(client, start, signal);
    return found.kind === 'done' ? { kind: 'done', value: started(subject, found.value) } : found;
  };
}

async function lookAtTask(
  client: EngineClient,
  { taskId, task: before }: TaskSubject,
  { kind: by }: FormSubmission,
  signal: AbortSignal,
): Promise<Finding<FormOutcome>> {
  let task: Task;
  try {
    task = await getTask(client, taskId, signal);
  } catch (error) {
    // The engine would have refused a competing request, or ours, so a missing task means that our request succeeded.
    if (tellsTaskGone(error)) return { kind: 'done', value: { kind: 'completed', taskId, by } };
    throw error;
  }
  // An escalation may leave the task unchanged.
  if (by === 'escalation') return { kind: 'unclear' };
  if (by === 'complete' && isDelegated(before) && task.delegationState === 'RESOLVED') {
    return { kind: 'done', value: { kind: 'resolved', taskId } };
  }
  return { kind: 'not-done' };
}
