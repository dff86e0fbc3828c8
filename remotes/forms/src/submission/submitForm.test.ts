// @vitest-environment jsdom
import { type Finding, LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { createTries } from '@taskweave/engine-client/createTries';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { Task } from '@taskweave/engine-client/Task';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { FormOutcome, FormSubject, FormSubmission } from '@taskweave/plugin-sdk';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../testing/signIn';
import { type Sending, submitForm } from './submitForm';

const fake = useFakeEngine();
const ID = 'T1';
const ANSWERED = { status: 204 };
const COMPLETE: FormSubmission = { kind: 'complete', variables: { a: { type: 'String', value: 'b' } } };
const ESCALATE: FormSubmission = { kind: 'escalation', escalationCode: 'late', variables: {} };
const FAIL: FormSubmission = { kind: 'bpmn-error', errorCode: 'E1', errorMessage: 'broken', variables: {} };

let client: EngineClient;

beforeEach(async () => {
  client = await signIn(fake);
});

const taskSubject = (task: Partial<Task> = {}): FormSubject => ({
  kind: 'task',
  taskId: ID,
  task: aTask({ id: ID, delegationState: null, ...task }),
});
const START: FormSubject = {
  kind: 'start',
  processDefinitionId: 'p:1:1',
  processDefinitionKey: 'p',
  processDefinitionName: 'Holiday',
};

function sendForm(subject: FormSubject, submission: FormSubmission, given: Partial<Sending> = {}) {
  return submitForm(client, {
    ...{
      subject,
      submission,
      userId: 'demo',
      tries: createTries<FormOutcome>(crypto.randomUUID()),
      onLost: () => undefined,
    },
    mayRepeat: async () => false,
    ...given,
  });
}

function answer(path: string, status: number, body: object = {}): void {
  fake.on(`POST ${path}`, () =>
    status === ANSWERED.status ? new HttpResponse(null, ANSWERED) : HttpResponse.json(body, { status }),
  );
}

function serveTask(status: number, body: object): void {
  fake.on(`GET task/${ID}`, body, status);
}

describe('the result', () => {
  it('is a completed task', async () => {
    answer(`task/${ID}/submit-form`, 204);
    expect(await sendForm(taskSubject(), COMPLETE)).toEqual({
      kind: 'done',
      outcome: { kind: 'completed', taskId: ID, by: 'complete' },
    });
  });

  it('is a resolved task where it was delegated', async () => {
    answer(`task/${ID}/submit-form`, 204);
    expect(await sendForm(taskSubject({ delegationState: 'PENDING' }), COMPLETE)).toEqual({
      kind: 'done',
      outcome: { kind: 'resolved', taskId: ID },
    });
  });

  it('is a new instance, with its business key', async () => {
    answer('process-definition/:id/submit-form', 200, { id: 'I1' });
    const result = await sendForm(START, { ...COMPLETE, businessKey: 'order 7' });
    expect(result).toEqual({
      kind: 'done',
      outcome: { kind: 'started', processInstanceId: 'I1', processDefinitionName: 'Holiday' },
    });
    expect(JSON.parse(fake.calls.at(-1)?.body ?? '')).toMatchObject({ businessKey: 'order 7' });
  });

  it.each([
    ['an error', FAIL, 'bpmnError', { errorCode: 'E1', errorMessage: 'broken' }],
    ['an escalation', ESCALATE, 'bpmnEscalation', { escalationCode: 'late' }],
  ] as const)('is %s that the task outlives', async (_, submission, path, sent) => {
    answer(`task/${ID}/${path}`, 204);
    serveTask(200, { id: ID });
    expect(await sendForm(taskSubject(), submission)).toEqual({
      kind: 'done',
      outcome: { kind: 'reported', taskId: ID, by: submission.kind },
    });
    expect(JSON.parse(fake.calls.find(({ line }) => line.startsWith('POST'))?.body ?? '')).toMatchObject(
      sent,
    );
  });

  it.each([404, 403])('is the end of the task where it answers with %s after an error', async (status) => {
    answer(`task/${ID}/bpmnError`, 204);
    serveTask(status, { type: 'RestException', message: 'No matching task' });
    expect(await sendForm(taskSubject(), FAIL)).toMatchObject({
      outcome: { kind: 'completed', by: 'bpmn-error' },
    });
  });

  it('is a report where the engine cannot be asked about the task', async () => {
    answer(`task/${ID}/bpmnError`, 204);
    serveTask(500, { message: 'busy' });
    expect(await sendForm(taskSubject(), FAIL)).toMatchObject({ outcome: { kind: 'reported' } });
  });
});

describe('what the engine says against it', () => {
  it.each<[string, number, string, object]>([
    [
      'task is null',
      500,
      `Cannot submit task form ${ID}: task is null`,
      { kind: 'unavailable', reason: 'gone' },
    ],
    ['No matching task', 404, `No matching task with id ${ID}`, { kind: 'unavailable', reason: 'gone' }],
    [
      'is suspended',
      500,
      `Cannot submit task form ${ID}: task ${ID} is suspended.`,
      { kind: 'unavailable', reason: 'suspended' },
    ],
    [
      'a field',
      500,
      `Cannot submit task form ${ID}: Invalid value submitted for form field 'days': validation of max(30) failed.`,
      { kind: 'rejected', rejection: { fields: { days: expect.stringContaining('max(30)') } } },
    ],
    [
      'a value that is not of its type',
      400,
      `Cannot submit task form ${ID}: Cannot convert value 'b' of type 'String' to java type java.lang.String`,
      { kind: 'rejected', rejection: { fields: { a: expect.stringContaining("'String'") } } },
    ],
    [
      'anything else',
      500,
      `Cannot submit task form ${ID}: no budget`,
      { kind: 'failed', message: 'no budget', isSilent: false },
    ],
    ['submission prevented', 500, 'Submission prevented', { kind: 'failed', isSilent: true }],
  ])('%s', async (_, status, message, expected) => {
    answer(`task/${ID}/submit-form`, status, { type: 'RestException', message });
    expect(await sendForm(taskSubject(), COMPLETE)).toMatchObject(expected);
  });

  it('is never that a process that cannot be started is gone @T8.13', async () => {
    answer('process-definition/:id/submit-form', 404, { message: 'No matching definition' });
    expect(await sendForm(START, COMPLETE)).toMatchObject({ kind: 'failed', problem: 'not-found' });
  });

  it('is that nobody is signed in', async () => {
    fake.endSession();
    expect(await sendForm(taskSubject(), COMPLETE)).toEqual({ kind: 'signed-out' });
  });
});

it('is that the files are too large for a server on the way', async () => {
  answer(`task/${ID}/submit-form`, 413, {});
  expect(await sendForm(taskSubject(), COMPLETE)).toMatchObject({
    kind: 'failed',
    problem: 'too-large',
  });
});

it('does not report an error for a process that has not begun', async () => {
  expect(await sendForm(START, FAIL)).toMatchObject({ kind: 'failed', problem: null });
});

describe('after an answer that was lost', () => {
  const GONE = { type: 'InvalidRequestException', message: 'No matching task' };
  const proxy = () => HttpResponse.html('<h1>504</h1>', { status: 504 });
  const posts = () => fake.lines().filter((line) => line.startsWith('POST'));
  const loseAnswers = () => fake.on('POST *', proxy);

  it('the form looks at the task, and reports it as completed where it is', async () => {
    loseAnswers();
    serveTask(404, GONE);
    const onLost = vi.fn();
    expect(await sendForm(taskSubject(), COMPLETE, { onLost })).toEqual({
      kind: 'done',
      outcome: { kind: 'completed', taskId: ID, by: 'complete' },
    });
    expect(posts()).toHaveLength(1);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it('the form reports a delegated task as resolved where it is', async () => {
    loseAnswers();
    serveTask(200, { id: ID, delegationState: 'RESOLVED' });
    expect(await sendForm(taskSubject({ delegationState: 'PENDING' }), COMPLETE)).toMatchObject({
      outcome: { kind: 'resolved' },
    });
  });

  it('the instance is found by who started it, and when', async () => {
    loseAnswers();
    fake.on('GET history/process-instance', [{ id: 'I9' }]);
    expect(await sendForm(START, COMPLETE)).toMatchObject({
      outcome: { kind: 'started', processInstanceId: 'I9' },
    });
  });

  it('an escalation that the task outlives is not made out to be anything', async () => {
    loseAnswers();
    serveTask(200, { id: ID });
    expect(await sendForm(taskSubject(), ESCALATE)).toMatchObject({ kind: 'lost', finding: 'unclear' });
  });

  function triesWith(finding: Finding<FormOutcome>): Sending['tries'] {
    const { attempt } = createTries<FormOutcome>(crypto.randomUUID());
    return {
      hasLost: () => true,
      attempt: async (write) => {
        if (finding.kind === 'done') return finding.value;
        if (finding.kind === 'unclear' && write.mayRepeat !== undefined && !(await write.mayRepeat())) {
          throw new LostAnswerError('unclear', null);
        }
        return attempt(write);
      },
    };
  }

  it.each([
    ['asks before it starts once more', START, COMPLETE, false, 0],
    ['starts once more where the person says so', START, COMPLETE, true, 1],
    ['asks before it escalates once more', taskSubject(), ESCALATE, false, 0],
    ['does not ask where the engine refuses the second', taskSubject(), COMPLETE, false, 1],
  ] as const)('a second try %s', async (_, subject, submission, isAllowed, sent) => {
    answer('process-definition/:id/submit-form', 200, { id: 'I2' });
    answer(`task/${ID}/submit-form`, 204);
    const tries = triesWith({ kind: 'unclear' });
    await sendForm(subject, submission, { tries, mayRepeat: async () => isAllowed });
    expect(posts()).toHaveLength(sent);
  });

  it('is a completed task where a second try finds the task gone', async () => {
    answer(`task/${ID}/submit-form`, 500, {
      type: 'E',
      message: `Cannot submit task form ${ID}: task is null`,
    });
    expect(await sendForm(taskSubject(), COMPLETE, { tries: triesWith({ kind: 'not-done' }) })).toMatchObject(
      {
        outcome: { kind: 'completed' },
      },
    );
  });
});
