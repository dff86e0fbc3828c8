import type { PointId, PropsOf } from '../contract/points';
import type { FakeShell } from './createFakeShell';

/** What a test has to know of the props that the kit makes up. */
export interface PropEvents {
  /** Times that a contribution asked to be taken away. */
  closed: number;
}

/**
 * Props as the point hands them out, for the task of the shell. Callbacks do nothing but count.
 *
 * @returns null for points whose props only the test can know
 */
export function propsForPoint<P extends PointId>(
  point: P,
  { task }: FakeShell,
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
      variables: {},
      now: new Date(),
    },
    'tasklist.list.bulk-action': { tasks: [task], run: close, close },
    'tasklist.route': { params: {} },
  };
  return (known[point] as PropsOf<P> | undefined) ?? null;
}
