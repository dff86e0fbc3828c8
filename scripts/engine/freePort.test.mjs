import { expect, it } from 'vitest';
import { freePort } from './freePort.mjs';

it('a free port is none that the system may take for a connection in the meantime', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(15_000);
  expect(port).toBeLessThan(32_768);
});
