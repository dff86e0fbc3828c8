/**
 * A room is a folder of sources with folders of its own. Within it, imports point down, and no folder is a crowd.
 *
 * @typedef {object} Room
 * @property {string} root
 * @property {readonly string[]} [order] its folders from the bottom to the top, where the order is a decision and not just
 *   what came about: each may import from those before it. `.` is the room itself
 * @property {Readonly<Record<string, string>>} [crowds] folders that may hold more files, and why
 */

/** Files of a folder beside tests, styles and declarations. */
export const MOST_FILES = 12;

/** @type {readonly Room[]} */
export const ROOMS = [
  {
    root: 'shell/src',
    order: [
      'i18n',
      'runtime',
      'look',
      'dialogs',
      'notifications',
      'installation',
      'new-version',
      'engines',
      'session',
      'navigation',
      'layout',
      'watching',
      'plugins',
      'palette',
      'commands',
      'help',
      'settings',
      'boot',
      'telemetry',
      'admin',
      'pages',
      'header',
      'welcome',
      'sign-in',
      'own-plugin',
      'app',
      '.',
    ],
  },
  {
    root: 'shell/src/plugins',
    order: [
      'timing',
      'registry',
      'faults',
      'guard',
      'loading',
      'dev',
      'platform',
      'preview',
      'services',
      'links',
      'walls',
      'host',
      'notices',
    ],
  },
  { root: 'remotes/account/src' },
  { root: 'remotes/deployments/src', order: ['files', 'send', 'outcome', 'former', 'deploy-page', '.'] },
  { root: 'remotes/decisions/src' },
  { root: 'remotes/filters/src' },
  { root: 'remotes/forms/src' },
  { root: 'remotes/operations/src' },
  { root: 'remotes/start-process/src' },
  { root: 'remotes/task-detail/src' },
  { root: 'remotes/variables/src' },
  {
    root: 'remotes/task-list/src',
    order: [
      'failures',
      'address',
      'cards',
      'sorting',
      'table',
      'search',
      'bulk',
      'deep-rows',
      'export',
      'list',
      'palette',
      '.',
    ],
  },
  { root: 'remotes/task-list/src/search', order: ['criterion', 'suggestions', 'saved', '.'] },
  { root: 'remotes/task-list/src/list', order: ['refresh', 'rows', 'scroll', 'wait', 'grid', 'ahead', '.'] },
  {
    root: 'remotes/workload/src',
    order: ['i18n', 'texts', 'counting', 'card', 'reports', 'cards', 'page', '.'],
  },
  { root: 'plugin-sdk/src' },
  { root: 'shared/engine-client/src' },
  { root: 'shared/engine-client/src/resources' },
  { root: 'shared/engine-client/src/queries' },
  { root: 'shared/i18n/src' },
  { root: 'shared/plugin-files/src' },
  { root: 'shared/task-changes/src' },
  { root: 'shared/ui/src' },
  { root: 'shared/ui/gallery', order: ['page', 'view', 'samples', 'parts', '.'] },
  { root: 'shared/widgets/src' },
];

/** The rooms of `shared` from the bottom to the top: each may import from those before it. */
export const SHARED_ORDER = ['i18n', 'engine-client', 'plugin-files', 'task-changes', 'ui', 'widgets'];

/** Where no function is longer than a screen. */
export const FUNCTION_ROOTS = [
  'shell',
  'remotes',
  'shared',
  'plugin-sdk',
  'scripts',
  'bench',
  'e2e',
  'examples',
  'engine/demo',
];

/** Folders whose long functions still wait to be split. Only ever shorter. */
export const NOT_SPLIT_YET = ['shell', 'remotes', 'shared', 'plugin-sdk', 'scripts', 'bench', 'e2e'];
