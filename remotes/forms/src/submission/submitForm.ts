import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import type { Tries } from '@taskweave/engine-client/createTries';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isEngineError, taskProblem } from '@taskweave/engine-client/EngineError';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { submitStartForm } from '@taskweave/engine-client/resources/definition/processDefinition';
import { getTask, tellsTaskGone } from '@taskweave/engine-client/resources/task/task';
import {
  reportBpmnError,
  reportEscalation,
  submitTaskForm,
} from '@taskweave/engine-client/resources/task/taskForm';
import type { FormOutcome, FormResult, FormSubject, FormSubmission } from '@taskweave/plugin-sdk';
import { problemNameOf } from '../form-parts/failureText';
import { isDelegated, lookFor, type StartSubject, started, type TaskSubject } from './lookForSubmission';
import { refusedVariables } from './refusedVariables';

export interface Sending {
  readonly subject: FormSubject;
  readonly submission: FormSubmission;
  readonly userId: string;
  readonly tries: Tries<FormOutcome>;
  readonly onLost: () => void;
  readonly mayRepeat: () => Promise<boolean>;
  /** Browsers only allow `keepalive` bodies below 64 KiB. */
  readonly outlivesPage?: boolean;
}

export async function submitForm(client: EngineClient, sending: Sending): Promise<FormResult> {
  const { subject, submission, tries } = sending;
  const hadLost = tries.hasLost();
  try {
    return { kind: 'done', outcome: await send(client, sending) };
  } catch (error) {
    const result = withFields(resultOf(error, subject), submission);
    const isGone = result.kind === 'unavailable' && result.reason === 'gone';
    if (!isGone || !hadLost || subject.kind !== 'task') return result;
    return { kind: 'done', outcome: { kind: 'completed', taskId: subject.taskId, by: submission.kind } };
  }
}

function withFields(result: FormResult, { variables }: FormSubmission): FormResult {
  if (result.kind !== 'failed') return result;
  const { message } = result;
  const names = refusedVariables(message, variables);
  if (names.length === 0) return result;
  const fields = Object.fromEntries(names.map((name) => [name, message]));
  return { kind: 'rejected', rejection: { message, fields } };
}

function send(client: EngineClient, sending: Sending): Promise<FormOutcome> {
  const { subject, submission, userId, tries, onLost, mayRepeat } = sending;
  // The engine refuses to end a task twice, but starts processes and raises escalations as often as requested.
  const isRefusedTwice = subject.kind === 'task' && submission.kind !== 'escalation';
  return tries.attempt({
    send: () =>
      subject.kind === 'start'
        ? startProcess(client, subject, submission)
        : endTask(client, subject, submission, sending.outlivesPage),
    look: lookFor(client, subject, submission, userId),
    onLost,
    ...(!isRefusedTwice && { mayRepeat, asksForOthers: true, key: JSON.stringify(submission) }),
  });
}

async function startProcess(
  client: EngineClient,
  subject: StartSubject,
  submission: FormSubmission,
): Promise<FormOutcome> {
  if (submission.kind !== 'complete') throw new Error('A start form can neither report errors nor escalate.');
  const processInstanceId = await submitStartForm(client, subject.processDefinitionId, submission);
  return started(subject, processInstanceId);
}

async function endTask(
  client: EngineClient,
  { taskId, task }: TaskSubject,
  submission: FormSubmission,
  keepalive: boolean | undefined,
): Promise<FormOutcome> {
  switch (submission.kind) {
    case 'complete':
      await submitTaskForm(client, taskId, submission.variables, { keepalive });
      return isDelegated(task) ? { kind: 'resolved', taskId } : { kind: 'completed', taskId, by: 'complete' };
    case 'bpmn-error':
      await reportBpmnError(client, taskId, submission);
      break;
    case 'escalation':
      await reportEscalation(client, taskId, submission);
  }
  const kind = (await isStillThere(client, taskId)) ? 'reported' : 'completed';
  return { kind, taskId, by: submission.kind };
}

/** The process decides whether its task survives an error or escalation. */
async function isStillThere(client: EngineClient, taskId: string): Promise<boolean> {
  try {
    await getTask(client, taskId);
    return true;
  } catch (error) {
    return !(isEngineError(error) && ['not-found', 'forbidden'].includes(error.problem.kind));
  }
}

export function resultOf(error: unknown, subject: FormSubject): FormResult {
  const message = withoutCall(messageOf(error));
  if (error instanceof LostAnswerError) return { kind: 'lost', finding: error.finding, message };
  const problem = isEngineError(error) ? error.problem : null;
  if (problem?.kind === 'login-required') return { kind: 'signed-out' };
  const reason = tellsTaskGone(error) ? 'gone' : taskProblem(error);
  if (reason !== null && subject.kind === 'task') return { kind: 'unavailable', reason, message };
  if (problem?.kind === 'validation' && Object.keys(problem.fields).length > 0) {
    return { kind: 'rejected', rejection: { message, fields: problem.fields } };
  }
  return {
    kind: 'failed',
    problem: problemNameOf(error),
    message,
    error,
    isSilent: isPrevented(message),
  };
}

function withoutCall(message: string): string {
  return message.replace(
    /^(Cannot submit task form|Cannot instantiate process definition|Cannot complete task) \S+: /,
    '',
  );
}

function isPrevented(message: string): boolean {
  return /submission prevented|^camForm (?:error|escalation) prevented$/i.test(message);
}
