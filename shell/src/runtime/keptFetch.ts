/** `fetch` is captured before any plugin can replace it. */
export const keptFetch: typeof fetch = fetch.bind(globalThis);
