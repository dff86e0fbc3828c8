import { createAppearanceChoice } from './AppearanceChoice';

export const theme = createAppearanceChoice({ attribute: 'theme', choices: ['system', 'light', 'dark'] });

export const density = createAppearanceChoice({
  attribute: 'density',
  choices: ['comfortable', 'compact', 'spacious'],
  formerNames: { roomy: 'spacious' },
});

/** Whether the browser's tab shows how many tasks the open filter has. */
export const tabCount = createAppearanceChoice({ attribute: 'tabCount', choices: ['shown', 'hidden'] });
