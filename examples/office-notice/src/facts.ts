import { createFact } from './createFact';

/** The text that the person has put away; another text is shown again. */
export const putAway = createFact<string | null>(null);

/** How often signing in has failed on this page. */
export const failures = createFact(0);
