import type { ComponentType } from 'react';
import { contribute } from './contribute';
import { definePlugin } from './definePlugin';
import type { ListCellProps } from './list';
import type { TaskScope } from './points';

// Checked by the compiler alone: each line that must not compile says so.
declare const tab: () => Promise<{ default: ComponentType<TaskScope> }>;
declare const greedy: () => Promise<{ default: ComponentType<TaskScope & { readonly more: string }> }>;
declare const mount: () => Promise<{ default: () => { unmount(): void } }>;

contribute('tasklist.task.detail', { id: 'a', label: 'A', component: tab });
contribute('tasklist.task.detail', { id: 'a', label: 'A', mount });
// @ts-expect-error a tab needs a label
contribute('tasklist.task.detail', { id: 'a', component: tab });
// @ts-expect-error there is no such point
contribute('tasklist.nowhere', { id: 'a', label: 'A', component: tab });
// @ts-expect-error the point does not give what the component wants
contribute('tasklist.task.detail', { id: 'a', label: 'A', component: greedy });
// @ts-expect-error one kind of code, not both
contribute('tasklist.task.detail', { id: 'a', label: 'A', component: tab, mount });
contribute('tasklist.route', {
  id: 'a',
  label: 'A',
  // @ts-expect-error a route begins with a slash
  path: 'a',
  component: async () => ({ default: () => null }),
});

definePlugin({ id: 'a', requires: { engine: '>=7.18' }, contributions: [] });
definePlugin({ id: 'a', requires: { engine: { camunda: '>=7.18', operaton: '*' } }, contributions: [] });
// @ts-expect-error there is no such engine
definePlugin({ id: 'a', requires: { engine: { operatron: '>=1.0' } }, contributions: [] });

declare const cell: () => Promise<{ default: ComponentType<ListCellProps> }>;
contribute('tasklist.list.column', { id: 'a', label: 'A', variables: ['a'], component: cell });
contribute('tasklist.list.column', { id: 'a', label: 'A', variables: { config: 'a' }, component: cell });
// @ts-expect-error names, or the option that has them
contribute('tasklist.list.column', { id: 'a', label: 'A', variables: 'a', component: cell });
