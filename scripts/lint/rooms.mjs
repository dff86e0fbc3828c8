/**
 * A folder whose order is a decision and not just what came about. Everywhere else, folders that stand side by side, at
 * whatever level, import each other in one direction only.
 *
 * @typedef {object} Room
 * @property {string} root
 * @property {readonly string[]} order its folders from the bottom to the top: each may import from those before it. `.` is
 *   the room itself
 */

/** Sources of a folder beside tests, styles and declarations. */
export const MOST_FILES = 12;

/** Folders of packages, of what is built or generated, and of projects that stand for themselves. */
export const NO_SOURCES =
  /(^|\/)(node_modules|dist|target|generated|\.[^/]+)$|^examples$|^plugin-sdk\/plugin-tools\/generator\/template$/;

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
      'page-watch',
      'loading',
      'dev',
      'admin-file',
      '.',
      'preview',
      'isolation',
      'services',
      'links',
      'host',
      'banners',
    ],
  },
  {
    root: 'remotes/deployments/src',
    order: ['files', 'send', 'outcome', 'earlier-deployments', 'deploy-page', '.'],
  },
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
  { root: 'remotes/task-list/src/list', order: ['refresh', 'rows', 'scroll', 'wait', 'snoozed', 'grid', 'ahead', '.'] },
  {
    root: 'remotes/workload/src',
    order: ['i18n', 'texts', 'counting', 'cards', 'page', '.'],
  },
  { root: 'shared/ui/gallery', order: ['page', 'view', 'samples', 'parts', '.'] },
];

/** The rooms of `shared` from the bottom to the top: each may import from those before it. */
export const SHARED_ORDER = [
  'base',
  'i18n',
  'engine-client',
  'plugin-files',
  'task-changes',
  'ui',
  'widgets',
];

/** Where no function is longer than a screen. */
export const FUNCTION_ROOTS = [
  'shell',
  'remotes',
  'addons',
  'shared',
  'plugin-sdk',
  'scripts',
  'bench',
  'e2e',
  'examples',
  'engine/demo',
];

/** Journeys that are one story each: a shorter one would begin in the middle. */
export const WHOLE_STORIES = [
  'e2e/cluster/upgrade.spec.ts',
  'e2e/nightly/admin-draft.spec.ts',
  'e2e/nightly/batches.spec.ts',
  'e2e/nightly/decisions.spec.ts',
  'e2e/nightly/deployments.spec.ts',
  'e2e/nightly/incidents.spec.ts',
  'e2e/nightly/installation.spec.ts',
  'e2e/nightly/pages.spec.ts',
  'e2e/nightly/plugin-faults.spec.ts',
  'e2e/nightly/plugin-generated.spec.ts',
  'e2e/nightly/plugin-links.spec.ts',
  'e2e/nightly/plugin-walls-data.spec.ts',
  'e2e/nightly/search-criteria.spec.ts',
];
