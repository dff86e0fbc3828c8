/**
 * @typedef {object} NightlyPart
 * @property {readonly string[]} command
 * @property {string} shows
 */

/** Cheapest first. @type {Readonly<Record<string, NightlyPart>>} */
export const NIGHTLY_PARTS = {
  units: {
    command: ['unit', '.nightly.test.'],
    shows: 'jar and packages are the same wherever they are made, and a stranger can use them',
  },
  journeys: { command: ['e2e', '--project=nightly'], shows: 'all journeys that `npm test` leaves out' },
  faults: { command: ['faults'], shows: 'the most costly changes, each with each fault, in a browser' },
  attack: { command: ['attack'], shows: 'every payload in every text of the engine' },
  fuzz: { command: ['fuzz', '--runs=5000'], shows: 'the properties, with more inputs' },
  firefox: { command: ['firefox'], shows: 'the core journeys in Firefox' },
  webkit: { command: ['webkit'], shows: 'the core journeys in WebKit' },
  bench: {
    command: ['bench', '--runs=1', '--tasks=300'],
    shows: 'every number of the bench can be measured',
  },
  cluster: { command: ['cluster', '--check'], shows: 'nothing is lost or done twice on two nodes' },
  install: { command: ['install:check'], shows: 'nginx, Caddy and the container image serve it' },
  release: { command: ['release'], shows: 'a release is written' },
  servers: { command: ['release:check'], shows: 'the release, installed into foreign servers' },
};
