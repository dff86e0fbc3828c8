/** Told of every drawing of a component with state, by the function that sets it; null while there is none of others. */
export const drawWatch: { current: ((component: object) => void) | null } = { current: null };
