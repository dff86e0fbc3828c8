/** The part that administrators switch off for rows without variables, as in the old Tasklist. */
export const CARD_VARIABLES = 'tasklist-card-variables';

/** Other plugins may have a part of the same id. */
export const CARD_VARIABLES_KEY = `taskweave-task-list/${CARD_VARIABLES}`;
