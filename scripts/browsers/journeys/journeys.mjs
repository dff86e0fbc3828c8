import { formJourneys } from './formJourneys.mjs';
import { listJourneys } from './listJourneys.mjs';
import { processJourneys } from './processJourneys.mjs';
import { sessionJourneys } from './sessionJourneys.mjs';

/**
 * @typedef {object} Journey
 * @property {string} name
 * @property {RegExp} [expected] what the browser is going to complain of, beside the 401 of a page that nobody is signed in to
 * @property {(person: import('../person/Person.mjs').Person) => Promise<void>} act throws where something is not as it should be
 */

/** @type {readonly Journey[]} */
export const journeys = [...sessionJourneys, ...listJourneys, ...formJourneys, ...processJourneys];
