const { AbortController, AbortSignal, Headers, Response, XMLHttpRequest } = globalThis;

/** What the page's own calls are made with, as the browser brought it: whatever replaces it later has no part in them. */
export const kept = { AbortController, AbortSignal, Headers, Response, XMLHttpRequest };
