import { messageOf } from '@taskweave/engine-client/messageOf';
import type { FormVariables, Task } from '@taskweave/engine-client/Task';
import type { InboxParams } from '../contract/navigation';
import type { Backend, NotificationRequest, TaskEvent, User } from '../contract/services';
import { createFakeEngine, type FakeAnswers, type FakeCall, type FakeEngine } from './createFakeEngine';
import type { TestHost } from './host/createTestHost';

/** User, task and engine responses of a test. */
export interface FakeShellOptions {
  /** `demo`, "Demo Demo", by default. */
  readonly user?: User;
  /** The selected task; members that are not given are null or have a plain default. */
  readonly task?: Partial<Task>;
  /** Variables of the task: what points pass, and the response to `GET /task/<id>/variables` unless `engine` has one. */
  readonly variables?: FormVariables;
  /** Business key of the task's process instance, as columns and links get it; none by default. */
  readonly businessKey?: string;
  /** Responses of the engine; a call without a matching response fails the test. */
  readonly engine?: FakeAnswers;
  /** The administrator's configuration, validated against the plugin's schema, which fills in the defaults. */
  readonly config?: unknown;
  /** `en` by default. */
  readonly locale?: string;
  /** Answers calls to the plugin's own servers; without it they fail, and the contract suite complains. */
  readonly backend?: Backend['fetch'];
  /** Initial URL parameters. */
  readonly params?: InboxParams;
  /** The test expects the contribution to fail: errors, unknown or undeclared calls and missing texts are recorded, but do not fail the test. */
  readonly allowsFaults?: boolean;
}

/** An error of a contribution, as the shell would record it. */
export interface FakeIncident {
  /** `<point>:<contribution id>` */
  readonly contribution: string;
  readonly error: unknown;
}

/** An in-memory shell that records what the test's contributions do. */
export interface FakeShell {
  readonly options: FakeShellOptions;
  readonly task: Task;
  readonly incidents: readonly FakeIncident[];
  /** The engine calls of the contributions, in order. */
  readonly calls: readonly FakeCall[];
  /** Their open notifications, in order. */
  readonly notifications: readonly NotificationRequest[];
  /** The task events they emitted, in order. */
  readonly events: readonly TaskEvent[];
  /** What fails the test: errors, calls without a matching response or beyond `uses`, and missing texts. */
  readonly complaints: () => readonly string[];
  /** For `renderContribution`. */
  readonly inside: FakeShellInside;
}

export interface FakeShellInside {
  readonly engineFor: (uses: readonly string[] | undefined) => FakeEngine;
  readonly join: (host: TestHost) => void;
  readonly report: (incident: FakeIncident) => void;
  /** Reports a text that a language lacks; null if the text exists. */
  readonly lack: (missing: string | null) => void;
}

const TASK: Task = {
  id: 't1',
  name: 'Check',
  taskDefinitionKey: null,
  description: null,
  assignee: null,
  owner: null,
  due: null,
  followUp: null,
  created: '2026-01-23T13:42:42.657+0200',
  lastUpdated: null,
  priority: 50,
  suspended: false,
  formKey: null,
  camundaFormRef: null,
  tenantId: null,
  processInstanceId: null,
  processDefinitionId: null,
  executionId: null,
  caseInstanceId: null,
  caseDefinitionId: null,
  caseExecutionId: null,
  delegationState: null,
  parentTaskId: null,
};

/** A complete task from the members that a test cares about. */
export function fakeTask(given: Partial<Task> = {}): Task {
  return { ...TASK, ...given };
}

/**
 * An in-memory shell for testing contributions with `renderContribution`.
 *
 * @example
 * const shell = createFakeShell({
 *   task: { id: 't1', processDefinitionId: 'loan:1:4711' },
 *   engine: { 'GET /task/t1/variables': { score: { value: 42, type: 'Long' } } },
 *   config: { threshold: 80 },
 *   locale: 'de',
 * });
 */
export function createFakeShell(options: FakeShellOptions = {}): FakeShell {
  const engines: FakeEngine[] = [];
  const incidents: FakeIncident[] = [];
  const hosts: TestHost[] = [];
  const missingTexts = new Set<string>();
  return {
    options,
    // As in the shell: a contribution that mutates its task fails.
    task: Object.freeze(fakeTask(options.task)),
    incidents,
    get calls() {
      return engines.flatMap(({ calls }) => calls);
    },
    get notifications() {
      return hosts.flatMap(({ notifications }) => notifications);
    },
    get events() {
      return hosts.flatMap(({ events }) => events);
    },
    complaints: () => [
      ...incidents.map(({ contribution, error }) => `${contribution} failed: ${messageOf(error)}`),
      ...engines
        .flatMap(({ unknown }) => unknown)
        .map(({ method, path }) => `it called ${method} ${path}, for which the test names no answer`),
      ...engines
        .flatMap(({ undeclared }) => undeclared)
        .map(
          ({ method, path }) =>
            `it called ${method} ${path}, which "uses" of the plugin does not declare (PLG-607)`,
        ),
      ...missingTexts,
    ],
    inside: {
      engineFor: (uses) => {
        const { engine: answers = {}, variables } = options;
        const engine = createFakeEngine(
          // Responses given by the test come first.
          { ...answers, ...(variables && { 'GET /task/*/variables': variables, ...answers }) },
          uses,
        );
        engines.push(engine);
        return engine;
      },
      join: (host) => void hosts.push(host),
      report: (incident) => void incidents.push(incident),
      lack: (missing) => void (missing !== null && missingTexts.add(missing)),
    },
  };
}
