import { formJourneys } from './formJourneys.mjs';
import { listJourneys } from './listJourneys.mjs';
import { processJourneys } from './processJourneys.mjs';
import { sessionJourneys } from './sessionJourneys.mjs';

/**
 * @typedef {object} Journey
 * @property {string} name
 * @property {(person: import('../person/Person.mjs').Person) => Promise<void>} act
 */

/** @type {readonly Journey[]} */
export const journeys = [...sessionJourneys, ...listJourneys, ...formJourneys, ...processJourneys];
