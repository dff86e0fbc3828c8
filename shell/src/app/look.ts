import { createLookChoice } from './LookChoice';

/** `system` follows the device. */
export const theme = createLookChoice({ attribute: 'theme', choices: ['system', 'light', 'dark'] });

/** How much stands on a page: the heights of rows, and what they have room for. */
export const density = createLookChoice({
  attribute: 'density',
  choices: ['comfortable', 'compact', 'roomy'],
});
