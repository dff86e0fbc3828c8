/** Longer texts are pasted by mistake, and reading them holds up each key. */
export const LONGEST_QUERY = 2_000;
