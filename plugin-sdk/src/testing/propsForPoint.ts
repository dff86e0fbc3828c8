import type { Task } from '@taskweave/engine-client/Task';
import type { Suggestions } from '../contract/CommandMeta';
import type { AnyContribution } from '../contract/contribute';
import type { FormHandle, FormState, FormType } from '../contract/forms';
import type { BulkOperation } from '../contract/list';
import type { PointId, PropsOf } from '../contract/points';
import type { FakeShell } from './createFakeShell';

/** What a contribution has reported through its callback props. */
export interface PropEvents {
  /** For actions and commands: how often it asked to be closed. */
  closeCount: number;
  /** For palette searches: the latest suggestions. */
  suggestions: Suggestions | null;
  /** For task tabs: the latest count. */
  count: number | null;
  /** For bulk actions: the latest operation. */
  operation: BulkOperation | null;
  /** For forms: the latest state, and the handle while values can be collected from it. */
  form: { readonly state: FormState | null; readonly handle: FormHandle | null };
}

/**
 * Props as the point passes them, for the shell's task. Callbacks are only recorded, and sign-in calls succeed.
 * @returns null for points of other plugins, whose props only the test can provide
 */
export function propsForPoint<P extends PointId>(
  point: P,
  { task, options }: FakeShell,
  events: PropEvents,
  meta: AnyContribution['meta'],
): PropsOf<P> | null {
  const close = () => {
    events.closeCount += 1;
  };
  const scope = { taskId: task.id, task };
  const known: { readonly [Q in PointId]?: PropsOf<Q> } = {
    'shell.column': { taskId: task.id },
    'shell.command': {
      text: '',
      offer: (suggestions) => {
        events.suggestions = suggestions;
      },
      args: undefined,
      close,
    },
    'shell.setting': {},
    'tasklist.navbar.action': { close },
    'tasklist.header': {},
    'tasklist.list': {},
    'tasklist.list.view': listViewProps(task),
    'tasklist.card': { ...scope, variables: options.variables ?? {} },
    'tasklist.task.action': { ...scope, close },
    'tasklist.task.detail': {
      ...scope,
      onCount: (count) => {
        events.count = count;
      },
    },
    'tasklist.task.rail': scope,
    'tasklist.task.empty': {},
    'tasklist.list.column': {
      task,
      names: { assignee: task.assignee, definition: '', businessKey: options.businessKey ?? '' },
      variables: options.variables ?? {},
      now: new Date(),
    },
    'tasklist.list.bulk-action': {
      tasks: [task],
      isByCommand: false,
      run: (operation) => {
        events.operation = operation;
        close();
      },
      close,
    },
    'tasklist.form': formProps(scope, events, meta),
    'tasklist.route': { params: {} },
    'tasklist.login': {
      knownUser: '',
      signIn: () => Promise.resolve('signed-in'),
      check: () => Promise.resolve(),
      reload: () => undefined,
    },
    'tasklist.login.data': { attempt: null },
  };
  return (known[point] as PropsOf<P> | undefined) ?? null;
}

/** A list with only the shell's task, which is open and not selected. */
function listViewProps(task: Task): PropsOf<'tasklist.list.view'> {
  return {
    list: {
      key: 'list',
      filterId: 'f1',
      filter: undefined,
      query: {},
      sorting: [{ sortBy: 'created', sortOrder: 'desc' }],
      load: async ({ first, count }) => [task].slice(first, first + count),
      count: async () => 1,
    },
    taskId: task.id,
    selection: { tasks: new Map(), select: () => undefined },
    startRow: 0,
    isSearching: false,
    hidesSnoozed: false,
    noticeHost: null,
  };
}

/** An editable form without a draft, for the contribution's first type and key. */
function formProps(
  scope: Pick<PropsOf<'tasklist.task.detail'>, 'taskId' | 'task'>,
  events: PropEvents,
  { formType, formKey }: AnyContribution['meta'],
): PropsOf<'tasklist.form'> {
  const [type = 'generic'] = [formType].flat() as readonly FormType[];
  const note = (part: Partial<PropEvents['form']>) => {
    events.form = { ...events.form, ...part };
  };
  return {
    subject: { kind: 'task', ...scope },
    form: {
      formType: type,
      key: typeof formKey === 'string' ? formKey.replaceAll('*', 'x') : null,
      url: null,
    },
    isReadOnly: false,
    draft: null,
    onState: (state) => note({ state }),
    onReady: (handle) => {
      note({ handle });
      return () => note({ handle: null });
    },
    onChange: () => undefined,
    submit: () => Promise.resolve({ kind: 'not-sent' }),
  };
}
