import { createAppearanceChoice } from './AppearanceChoice';

/** `system` follows the device. */
export const theme = createAppearanceChoice({ attribute: 'theme', choices: ['system', 'light', 'dark'] });

/** Row heights, and what rows have room for. */
export const density = createAppearanceChoice({
  attribute: 'density',
  choices: ['comfortable', 'compact', 'spacious'],
  formerNames: { roomy: 'spacious' },
});
