import type { PluginPoints } from './points';

/** Every point of the shell, once: the compiler asks for those that are missing. */
const POINTS: { readonly [P in keyof PluginPoints]: true } = {
  'shell.column': true,
  'shell.command': true,
  'tasklist.navbar.action': true,
  'tasklist.header': true,
  'tasklist.list': true,
  'tasklist.card': true,
  'tasklist.list.column': true,
  'tasklist.list.bulk-action': true,
  'tasklist.task.action': true,
  'tasklist.task.detail': true,
  'tasklist.form.view': true,
  'tasklist.form': true,
  'tasklist.route': true,
  'tasklist.login': true,
  'tasklist.login.data': true,
  'shell.setting': true,
};

export const POINT_IDS = Object.keys(POINTS) as readonly (keyof PluginPoints & string)[];
