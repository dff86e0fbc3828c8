import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkPort, freePort, parseOwner } from './freePort.mjs';

describe('checkPort', () => {
  it('explains a busy port and names another one', async () => {
    const server = createServer();
    await /** @type {Promise<void>} */ (new Promise((resolve) => server.listen(0, resolve)));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;

    await expect(checkPort(port)).rejects.toThrow(
      new RegExp(`^Port ${port} is in use.*--port ${port + 1}\\.$`),
    );

    server.close();
  });

  it('lets a free port pass', async () => {
    await expect(checkPort(await freePort())).resolves.toBeUndefined();
  });
});

describe('freePort', () => {
  it('is none that the system may take for a connection in the meantime', async () => {
    const port = await freePort();
    expect(port).toBeGreaterThanOrEqual(15_000);
    expect(port).toBeLessThan(32_768);
  });
});

describe('parseOwner', () => {
  it.each([
    ['p4711\ncjava\nf12\n', 'java (process 4711)'],
    ['LISTEN 0 511 *:8080 *:* users:(("node",pid=28774,fd=21))\n', 'node (process 28774)'],
    ['', ''],
  ])('reads %j', (text, owner) => {
    expect(parseOwner(text)).toBe(owner);
  });
});
