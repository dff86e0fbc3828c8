import { createAppearanceChoice } from './AppearanceChoice';

export const theme = createAppearanceChoice({ attribute: 'theme', choices: ['system', 'light', 'dark'] });

export const density = createAppearanceChoice({
  attribute: 'density',
  choices: ['comfortable', 'compact', 'spacious'],
  formerNames: { roomy: 'spacious' },
});
