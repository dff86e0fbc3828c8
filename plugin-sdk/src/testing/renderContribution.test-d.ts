import type { PluginDefinition } from '../contract/definePlugin';
import { createFakeShell } from './createFakeShell';
import { renderContribution } from './renderContribution';

declare const plugin: PluginDefinition;
const shell = createFakeShell({ engine: { 'GET /task/t1': {} }, task: { id: 't1' } });

renderContribution(plugin, 'tasklist.task.detail:risk', { shell, props: { taskId: 't2' } }).then((tab) => {
  tab.props.task.name?.toUpperCase();
  void tab.update({ taskId: 't3' });
});
// @ts-expect-error no such point
void renderContribution(plugin, 'tasklist.nowhere:risk', { shell });
// @ts-expect-error the address has no id
void renderContribution(plugin, 'tasklist.task.detail', { shell });
// @ts-expect-error the point hands out no such prop
void renderContribution(plugin, 'tasklist.task.detail:risk', { shell, props: { taskid: 't2' } });
// @ts-expect-error a call has a method
createFakeShell({ engine: { '/task/t1': {} } });
// @ts-expect-error a task has no such member
createFakeShell({ task: { title: 'x' } });
