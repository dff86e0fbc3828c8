import { afterEach } from 'vitest';

// Only tests that asked for a document pay for the library that cleans it.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
