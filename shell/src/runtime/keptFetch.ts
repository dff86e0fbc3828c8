/** The browser's own `fetch`, found before any plugin could put another one in its place. */
export const keptFetch: typeof fetch = fetch.bind(globalThis);
