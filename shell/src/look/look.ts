import { createAppearanceChoice } from './AppearanceChoice';

/** `system` follows the device. */
export const theme = createAppearanceChoice({ attribute: 'theme', choices: ['system', 'light', 'dark'] });

/** How much stands on a page: the heights of rows, and what they have room for. */
export const density = createAppearanceChoice({
  attribute: 'density',
  choices: ['comfortable', 'compact', 'spacious'],
  formerNames: { roomy: 'spacious' },
});
