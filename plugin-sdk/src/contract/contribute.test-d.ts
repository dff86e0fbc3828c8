import type { ComponentType } from 'react';
import { contribute } from './contribute';
import { definePlugin } from './definePlugin';
import type { ListCellProps } from './list';
import type { TaskProps } from './points';

// Type checks only: each line that must not compile is marked.
declare const tab: () => Promise<{ default: ComponentType<TaskProps> }>;
declare const greedy: () => Promise<{ default: ComponentType<TaskProps & { readonly more: string }> }>;
declare const mount: () => Promise<{ default: () => { dispose(): void } }>;

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

definePlugin({ id: 'a', uses: ['GET /task/*/variables', 'POST /message'], contributions: [] });
// @ts-expect-error there is no such method
definePlugin({ id: 'a', uses: ['FETCH /task'], contributions: [] });
// @ts-expect-error a path begins with a slash
definePlugin({ id: 'a', uses: ['GET task'], contributions: [] });

declare const cell: () => Promise<{ default: ComponentType<ListCellProps> }>;
contribute('tasklist.list.column', { id: 'a', label: 'A', variables: ['a'], component: cell });
contribute('tasklist.list.column', { id: 'a', label: 'A', variables: { config: 'a' }, component: cell });
// @ts-expect-error names, or the option that has them
contribute('tasklist.list.column', { id: 'a', label: 'A', variables: 'a', component: cell });

contribute('tasklist.task.action', {
  id: 'a',
  label: 'A',
  href: 'https://a.example/{id}?{variables.amount}',
});
contribute('tasklist.task.action', { id: 'a', label: 'A', icon: 'external', href: { config: 'address' } });
contribute('tasklist.navbar.action', { id: 'a', label: 'A', href: 'https://a.example/{language}' });
contribute('shell.command', {
  id: 'a',
  kind: 'command',
  label: 'A',
  group: 'help',
  href: '/help/{language}',
});
// @ts-expect-error there is no such placeholder
contribute('tasklist.task.action', { id: 'a', label: 'A', href: 'https://a.example/{color}' });
// @ts-expect-error the bar at the top knows of no task
contribute('tasklist.navbar.action', { id: 'a', label: 'A', href: 'https://a.example/{id}' });
// @ts-expect-error a link needs a label
contribute('tasklist.task.action', { id: 'a', href: 'https://a.example/' });
// @ts-expect-error a link has no code
contribute('tasklist.task.action', { id: 'a', label: 'A', href: 'https://a.example/', component: tab });
// @ts-expect-error no page is opened by the address of another
contribute('tasklist.navbar.action', { id: 'a', label: 'A', href: 'https://a.example/', openedBy: 'task' });
// @ts-expect-error a search is code
contribute('shell.command', { id: 'a', kind: 'search', label: 'A', href: 'https://a.example/' });
// @ts-expect-error a tab is code
contribute('tasklist.task.detail', { id: 'a', label: 'A', href: 'https://a.example/' });
// @ts-expect-error there is no such member
contribute('tasklist.task.detail', { id: 'a', label: 'A', prioritty: 1, component: tab });
