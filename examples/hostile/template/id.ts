/** The build writes it for each plugin of the set. */
export const ID = 'template';
export const TAB = 'template';
