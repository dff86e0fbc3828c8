const { AbortController, AbortSignal, Headers, Response, XMLHttpRequest } = globalThis;

/** Later replacements of the browser's originals must not affect the page's own calls. */
export const kept = { AbortController, AbortSignal, Headers, Response, XMLHttpRequest };
