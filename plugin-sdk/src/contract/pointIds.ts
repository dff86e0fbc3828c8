import type { PluginPoints } from './points';

/** Every point of the shell, for code without types: schemas and checks. */
export const POINT_IDS = [
  'shell.column',
  'shell.command',
  'shell.setting',
  'tasklist.navbar.action',
  'tasklist.header',
  'tasklist.list',
  'tasklist.list.view',
  'tasklist.card',
  'tasklist.list.column',
  'tasklist.list.bulk-action',
  'tasklist.task.action',
  'tasklist.task.detail',
  'tasklist.task.rail',
  'tasklist.task.empty',
  'tasklist.form.view',
  'tasklist.form',
  'tasklist.route',
  'tasklist.login',
  'tasklist.login.data',
] as const satisfies readonly (keyof PluginPoints)[];
