import { afterAll, afterEach, vi } from 'vitest';

/** What is waited for comes in no time, but tests that give way to others may take a break in between, ms. */
const PATIENCE = 20_000;

const { waitFor } = vi;
vi.waitFor = (check, options = PATIENCE) => waitFor(check, options);

// Which files meet in a worker is chance. So what a file has put in place of something is taken back at its end.
afterAll(async () => {
  // Code whose import a test has started and no longer needs would arrive after its world is gone, which fails a green run.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.waitFor = waitFor;
});

// Only tests that asked for a document pay for the library that cleans it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE });
  afterEach(cleanup);
  const { body } = document;
  afterAll(() => emptyPage(body));
}

/** @param {HTMLElement} body the one that Testing Library knows, for good */
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
