/**
 * `file` is relative to `scripts/commands`.
 * @typedef {object} NightlyPart
 * @property {string} shows
 * @property {string} file
 * @property {string} [work]
 * @property {readonly string[]} [args]
 * @property {readonly string[]} [usual] if nothing follows the part's name
 * @property {Readonly<Record<string, string>>} [env]
 * @property {boolean} [isApart] runs by name only
 */

const FAULTS = [
  'faults',
  'odd-hours',
  'storage',
  'proxy-sign-out',
  'two-people',
  'session-lost',
  'second-user',
];

/** Cheapest first. @type {Readonly<Record<string, NightlyPart>>} */
export const NIGHTLY_PARTS = {
  units: {
    shows: 'jar and packages are the same wherever they are made, each regular expression has a verdict',
    file: './test.mjs',
    args: ['unit'],
    usual: ['.nightly.test.'],
  },
  journeys: {
    shows: 'all journeys that `npm test` leaves out',
    file: './test.mjs',
    args: ['e2e', '--project=nightly'],
  },
  faults: {
    shows: 'the most costly changes, each with each fault, in a browser',
    file: './test.mjs',
    args: ['e2e', ...FAULTS.map((name) => `/${name}.spec`)],
    env: { TASKWEAVE_FAULTS: 'all' },
  },
  attack: {
    shows: 'every payload in every text of the engine',
    file: './test.mjs',
    args: ['e2e', 'attacks'],
    env: { TASKWEAVE_ATTACKS: 'all' },
  },
  languages: {
    shows: 'no text of any state is untranslated or cut off in a language a third longer than English',
    file: './test.mjs',
    args: ['e2e', '--grep-invert=costs|requests|preload', '--timeout=120000'],
    env: { TASKWEAVE_PSEUDO: 'all' },
  },
  fuzz: { shows: 'the properties, with more inputs', file: './fuzz.mjs' },
  firefox: {
    shows: 'the core journeys in Firefox',
    file: '../browsers/walkInBrowser.mjs',
    args: ['firefox'],
  },
  webkit: { shows: 'the core journeys in WebKit', file: '../browsers/walkInBrowser.mjs', args: ['webkit'] },
  bench: {
    shows: 'every number of the bench can be measured',
    file: '../../bench/commands/bench.mjs',
    usual: ['--runs=1', '--tasks=300'],
  },
  cluster: {
    shows: 'nothing is lost or done twice on two nodes',
    file: '../cluster/planCluster.mjs',
    work: 'planChecks',
  },
  load: {
    shows: 'what many people cost the engine and its database',
    file: '../../bench/commands/load.mjs',
    isApart: true,
  },
  install: { shows: 'nginx, Caddy and the container image serve it', file: './installCheck.mjs' },
  release: { shows: 'a release is written', file: './release.mjs' },
  servers: { shows: 'the release, installed into foreign servers', file: './releaseCheck.mjs' },
};
