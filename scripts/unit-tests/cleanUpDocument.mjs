import { afterAll, afterEach, vi } from 'vitest';

// Code whose import a test has started and no longer needs would arrive after its world is gone, which fails a green run.
afterAll(() => vi.dynamicImportSettled());

// Only tests that asked for a document pay for the library that cleans it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // What is waited for comes in no time, but a loaded machine may take a break in between.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(cleanup);
}
