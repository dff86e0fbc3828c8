const { AbortController, AbortSignal, Headers, Response, XMLHttpRequest } = globalThis;

/** The browser's originals: later replacements must not affect the page's own calls. */
export const kept = { AbortController, AbortSignal, Headers, Response, XMLHttpRequest };
