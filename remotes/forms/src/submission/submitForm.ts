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
  /** Id of the person who sends it. */
  readonly userId: string;
  /** All tries to send this form. */
  readonly tries: Tries<FormOutcome>;
  /** An answer was lost: from here on it is looked for. */
  readonly onLost: () => void;
  /** Nobody can say whether an earlier try was done, and another may do it twice: asks whether to send it all the same. */
  readonly mayRepeat: () => Promise<boolean>;
  /** It is sent to its end although the page is closed meanwhile: for a body of less than 64 KiB. */
  readonly outlivesPage?: boolean;
}

/** Sends a form. Every failure is part of the result; nothing is thrown. */
export async function submitForm(client: EngineClient, sending: Sending): Promise<FormResult> {
  const { subject, submission, tries } = sending;
  // Of a task: it ends whatever it is sent with.
  const hadLost = tries.hasLost();
  try {
    return { kind: 'done', outcome: await send(client, sending) };
  } catch (error) {
    const result = withFields(resultOf(error, subject), submission);
    const isGone = result.kind === 'unavailable' && result.reason === 'gone';
    if (!isGone || !hadLost || subject.kind !== 'task') return result;
    // Taken away by the try that has had no answer.
    return { kind: 'done', outcome: { kind: 'completed', taskId: subject.taskId, by: submission.kind } };
  }
}

/** An answer that names a value of the submission belongs to the field that holds it. */
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
  // A task ends once: the engine refuses to end it again. Processes are started, and escalations raised, as often as asked.
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

/** Whether a task outlives an error or an escalation is for the process to say. */
async function isStillThere(client: EngineClient, taskId: string): Promise<boolean> {
  try {
    await getTask(client, taskId);
    return true;
  } catch (error) {
    // An engine that cannot be asked just now is another case: then the list finds out by itself.
    return !(isEngineError(error) && ['not-found', 'forbidden'].includes(error.problem.kind));
  }
}

/** The one mapping of errors to results, for forms that are loaded and for those that are sent. */
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

/** The engine's message without the part that only names the call and an id. */
function withoutCall(message: string): string {
  return message.replace(
    /^(Cannot submit task form|Cannot instantiate process definition|Cannot complete task) \S+: /,
    '',
  );
}

/** A form script stopped the form itself, and has shown its own message. */
function isPrevented(message: string): boolean {
  return /submission prevented/i.test(message);
}
