import type { PointId, PropsOf } from '../contract/points';
import type { FakeShell } from './createFakeShell';

/** What a test needs to know about the props that the kit provides. */
export interface PropEvents {
  /** How often the contribution asked to be closed. */
  closed: number;
}

/**
 * Props as the point passes them, for the shell's task. Callbacks only count their calls.
 *
 * @returns null for points whose props only the test can provide
 */
export function propsForPoint<P extends PointId>(
  point: P,
  { task, options }: FakeShell,
  events: PropEvents,
): PropsOf<P> | null {
  const close = () => {
    events.closed += 1;
  };
  const scope = { taskId: task.id, task };
  const known: { readonly [Q in PointId]?: PropsOf<Q> } = {
    'shell.column': { taskId: task.id },
    'tasklist.navbar.action': { close },
    'tasklist.header': {},
    'tasklist.list': {},
    'tasklist.card': scope,
    'tasklist.task.action': { ...scope, close },
    'tasklist.task.detail': scope,
    'tasklist.list.column': {
      task,
      names: { assignee: task.assignee, definition: '', businessKey: '' },
      variables: options.variables ?? {},
      now: new Date(),
    },
    'tasklist.list.bulk-action': { tasks: [task], run: close, close },
    'tasklist.route': { params: {} },
  };
  return (known[point] as PropsOf<P> | undefined) ?? null;
}
