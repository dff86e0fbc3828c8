/** Captured before any plugin could replace it. */
export const keptFetch: typeof fetch = fetch.bind(globalThis);
