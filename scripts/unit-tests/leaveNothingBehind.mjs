import { afterAll, afterEach, beforeEach, vi } from 'vitest';

const PATIENCE = 20_000;

const { waitFor } = vi;
vi.waitFor = (check, options = PATIENCE) => waitFor(check, options);

// Which files share a worker is chance, so everything that a file replaced is restored at its end.
afterAll(async () => {
  // An import that is still pending would arrive after the teardown and fail a green run.
  await vi.dynamicImportSettled();
  vi.waitFor = waitFor;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// Only tests with a document pay for the library that cleans it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(cleanup);
  const { body } = document;
  afterAll(() => emptyPage(body));
}

/** @param {HTMLElement} body the one that Testing Library holds on to */
function emptyPage(body) {
  if (document.body !== body) {
    document.body?.remove();
    document.documentElement.append(body);
  }
  body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
