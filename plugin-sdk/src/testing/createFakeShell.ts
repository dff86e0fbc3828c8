import { messageOf } from '@taskweave/engine-client/messageOf';
import type { Task } from '@taskweave/engine-client/Task';
import type { RouteParams } from '../contract/navigation';
import type { NotificationRequest, TaskEvent, User } from '../contract/services';
import { createFakeEngine, type FakeAnswers, type FakeCall, type FakeEngine } from './createFakeEngine';
import type { TestHost } from './createTestHost';

export interface FakeShellOptions {
  /** `demo`, "Demo Demo", unless said otherwise. */
  readonly user?: User;
  /** The selected task; what is not named is null, or a plain value. */
  readonly task?: Partial<Task>;
  /** Answers of the engine; a call that none is named for fails the test. */
  readonly engine?: FakeAnswers;
  /** What the administrator configured; checked by the plugin's schema, which fills in the defaults. */
  readonly config?: unknown;
  /** `en` unless said otherwise. */
  readonly locale?: string;
  /** Parameters of the address at the start. */
  readonly params?: RouteParams;
  /** The test means its contribution to fail: faults and unknown calls are noted, and fail nothing. */
  readonly allowsFaults?: boolean;
}

/** A fault of a contribution, as the shell would write it down. */
export interface FakeIncident {
  /** `<point>:<contribution id>` */
  readonly contribution: string;
  readonly error: unknown;
}

export interface FakeShell {
  readonly options: FakeShellOptions;
  readonly task: Task;
  readonly incidents: readonly FakeIncident[];
  /** The calls that contributions made to the engine, in order. */
  readonly calls: readonly FakeCall[];
  /** What they notified, in order; those that were taken away again are gone from it. */
  readonly notifications: readonly NotificationRequest[];
  /** What they told about tasks, in order. */
  readonly events: readonly TaskEvent[];
  /** What a person would call a failure of the test: faults, and calls that nobody named. Empty where all is well. */
  readonly complaints: () => readonly string[];
  /** For `renderContribution`. */
  readonly inside: FakeShellInside;
}

export interface FakeShellInside {
  readonly engineFor: (uses: readonly string[] | undefined) => FakeEngine;
  readonly join: (host: TestHost) => void;
  readonly report: (incident: FakeIncident) => void;
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

/** A whole task from what a test cares about. */
export function fakeTask(given: Partial<Task> = {}): Task {
  return { ...TASK, ...given };
}

/**
 * A shell in memory, for tests of contributions: `renderContribution` draws into it.
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
  return {
    options,
    task: fakeTask(options.task),
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
    ],
    inside: {
      engineFor: (uses) => {
        const engine = createFakeEngine(options.engine ?? {}, uses);
        engines.push(engine);
        return engine;
      },
      join: (host) => void hosts.push(host),
      report: (incident) => void incidents.push(incident),
    },
  };
}
