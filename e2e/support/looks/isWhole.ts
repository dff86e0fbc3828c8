/** `npm run faults` makes everything; `npm test` a part of it, the same each time. */
export const isWhole = process.env.TASKWEAVE_FAULTS === 'all';
