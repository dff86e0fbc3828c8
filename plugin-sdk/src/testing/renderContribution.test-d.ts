import { contribute } from '../contract/contribute';
import { definePlugin, type PluginDefinition } from '../contract/definePlugin';
import { createFakeShell } from './createFakeShell';
import { renderContribution } from './renderContribution';

declare const plugin: PluginDefinition;
const shell = createFakeShell({ engine: { 'GET /task/t1': {} }, task: { id: 't1' } });

renderContribution(plugin, 'tasklist.task.detail:risk', { shell, props: { taskId: 't2' } }).then((tab) => {
  tab.props.task.name?.toUpperCase();
  void tab.update({ taskId: 't3' });
});
const risk = definePlugin({
  id: 'risk',
  contributions: [
    contribute('tasklist.task.detail', {
      id: 'score',
      label: 'Score',
      component: async () => ({ default: () => null }),
    }),
    contribute('tasklist.card', { id: 'badge', component: async () => ({ default: () => null }) }),
  ],
});
void renderContribution(risk, 'tasklist.task.detail:score', { shell, props: { taskId: 't2' } });
// @ts-expect-error the plugin contributes nothing of this id
void renderContribution(risk, 'tasklist.task.detail:scor', { shell });
// @ts-expect-error its badge is at another point
void renderContribution(risk, 'tasklist.task.detail:badge', { shell });
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
