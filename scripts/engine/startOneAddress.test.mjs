import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from './freePort.mjs';
import { startOneAddress } from './startOneAddress.mjs';

/** @type {{ operaton: number, camunda: number }} */
let ports;
/** @type {import('./startOneAddress.mjs').OneAddress} */
let address;
/** @type {import('node:http').Server[]} */
let engines;

beforeEach(async () => {
  ports = { operaton: await freePort(), camunda: await freePort() };
  engines = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => {
      const engine = createServer(({ url, method, headers }, outgoing) => {
        const cookies = [
          'JSESSIONID=1; Path=/; HttpOnly',
          `XSRF-TOKEN=2;Path=/${name};SameSite=Lax`,
          'a=1;path=/',
        ];
        outgoing.writeHead(200, { 'set-cookie': cookies });
        outgoing.end([name, method, url, headers.host].join(' '));
      });
      await new Promise((resolve) => engine.listen(port, () => resolve(undefined)));
      return engine;
    }),
  );
  address = await startOneAddress({
    port: await freePort(),
    parts: [
      { path: '/operaton', port: ports.operaton },
      { path: '/camunda', prefix: '/c7', port: ports.camunda },
    ],
  });
});

afterEach(async () => {
  await address.stop();
  for (const engine of engines) engine.close();
});

it.each([
  ['/operaton/app/taskweave/', 'operaton'],
  ['/camunda/api/engine?x=/operaton/', 'camunda'],
  ['/camunda', 'camunda'],
  ['/camunda-welcome', 'operaton'],
  ['/forms/order.html', 'operaton'],
])('%s goes to %s, under the address that the browser knows', async (path, engine) => {
  const answer = await fetch(address.origin + path, { method: 'POST', body: 'x' });
  expect(await answer.text()).toBe(`${engine} POST ${path} ${new URL(address.origin).host}`);
});

it("reaches an engine's other paths behind its prefix", async () => {
  const answer = await fetch(`${address.origin}/c7/forms/order.html`, { method: 'POST', body: 'x' });
  expect(await answer.text()).toBe(`camunda POST /forms/order.html ${new URL(address.origin).host}`);
});

it('keeps the cookies of each engine below its path', async () => {
  const answer = await fetch(`${address.origin}/camunda/`);
  expect(answer.headers.getSetCookie()).toEqual([
    'JSESSIONID=1;Path=/camunda; HttpOnly',
    'XSRF-TOKEN=2;Path=/camunda;SameSite=Lax',
    'a=1;Path=/camunda',
  ]);
});

it('says of an engine that is gone that it does not answer, and goes on with the other', async () => {
  engines[1]?.closeAllConnections();
  engines[1]?.close();
  expect((await fetch(`${address.origin}/camunda/`)).status).toBe(502);
  expect((await fetch(`${address.origin}/operaton/`)).status).toBe(200);
});
