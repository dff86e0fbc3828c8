import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../engine/freePort.mjs';
import { hasFileServer } from '../serving/fileServers.mjs';
import { userInPlaceOfRoot } from './findPrograms.mjs';
import { nginxConfig } from './nginxConfig.mjs';

const APP = '/operaton/app/taskweave';
const OLD = `${APP}/assets/shell.0123456789ab.js`;
const NEW = `${APP}/remotes/forms/main.ba9876543210.js`;

/** What came to the nodes, as in `a POST /operaton/api`. @type {string[]} */
const asked = [];
/** @type {(() => unknown)[]} */
const stops = [];

/** Two nodes in the middle of an upgrade, and the proxy before them. */
async function startProxy() {
  const nodes = /** @type {const} */ ([await startNode('a', NEW), await startNode('b', OLD)]);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-files-'));
  // nginx works as somebody else.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  const user = userInPlaceOfRoot('www-data')?.name;
  writeFileSync(config, nginxConfig({ port, nodes, isSticky: false, cookie: 'S', folder, user }));
  const child = spawn('nginx', ['-p', folder, '-c', config, '-e', 'stderr'], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  stops.push(async () => {
    child.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(404);
  asked.length = 0;
  return origin;
}

/** @param {string} name @param {string} file the only one that it has */
async function startNode(name, file) {
  const server = createServer((request, response) => {
    asked.push(`${name} ${request.method} ${request.url}`);
    response.statusCode = request.url === file ? 200 : 404;
    response.end(name);
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  stops.push(() => server.close());
  return port;
}

afterAll(() => Promise.all(stops.map((stop) => stop())));

test.runIf(hasFileServer('nginx'))(
  'a file that one node alone has is found, whichever node is asked first; nothing else is asked twice',
  async () => {
    const origin = await startProxy();
    const statuses = [];
    for (const file of [OLD, NEW, OLD, OLD, NEW, NEW]) statuses.push((await fetch(origin + file)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await fetch(`${origin}${APP}/assets/gone.0123456789ab.js`)).status).toBe(404);
    asked.length = 0;
    await fetch(`${origin}/operaton/api/task`, { method: 'POST' });
    await fetch(`${origin}/operaton/api/task`);
    expect(asked).toHaveLength(2);
  },
);
