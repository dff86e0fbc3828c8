import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createPluginProject, recordOutput } from '../testing/pluginProject';
import { proxyEngine } from './proxyEngine';
import { servePlugin } from './servePlugin';

const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** @returns its origin */
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function proxied(listener: RequestListener) {
  const there = await listen(listener);
  return { there, here: await listen(proxyEngine(new URL(there))) };
}

const PAGE = (server: unknown) =>
  `<html><script type="application/json" id="taskweave-runtime">${JSON.stringify({ appRoot: '/x', server })}</script></html>`;

function runtimeOf(page: string) {
  return JSON.parse(/taskweave-runtime">(.*?)<\/script>/.exec(page)?.[1] ?? '');
}

test('pages come with plugins in development allowed, and the rest of the policy', async () => {
  const plugins = { policy: { devOverrides: 'deny', origins: ['self'] }, plugins: [{ id: '</script>' }] };
  const { here } = await proxied((_, response) => {
    response
      .setHeader('ETag', '"1"')
      .end(PAGE({ plugins, engine: 'default' }).replace('</script>"', '\\u003c/script>"'));
  });

  const response = await fetch(`${here}/x/app/taskweave/default/?task=1`);

  expect(runtimeOf(await response.text()).server).toEqual({
    engine: 'default',
    plugins: { ...plugins, policy: { devOverrides: 'allow', origins: ['self'] } },
  });
  expect([response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([null, 'no-store']);
});

test('so does a page without a file of the administrator', async () => {
  const { here } = await proxied((_, response) => void response.end(PAGE({ plugins: null })));
  const page = await (await fetch(`${here}/x/app/taskweave/default/`)).text();
  expect(runtimeOf(page).server.plugins).toEqual({ policy: { devOverrides: 'allow' } });
});

test('so does the file of a plain server', async () => {
  const { here } = await proxied((_, response) => void response.end('{"plugins":[]}'));
  const file = await fetch(`${here}/x/app/taskweave/config/plugins.json`);
  expect(await file.json()).toEqual({ plugins: [], policy: { devOverrides: 'allow' } });
});

test('calls go on as they are, from the address that the server expects', async () => {
  const asked: IncomingMessage[] = [];
  const { here, there } = await proxied((request, response) => {
    asked.push(request);
    request.pipe(response);
  });

  const response = await fetch(`${here}/x/api/engine/engine/default/task?a=1`, {
    method: 'POST',
    body: '{"a":1}',
    headers: { origin: here, referer: `${here}/x/app/`, cookie: 'JSESSIONID=1', 'X-XSRF-TOKEN': '2' },
  });

  expect(await response.text()).toBe('{"a":1}');
  const [{ method, url, headers } = {} as IncomingMessage] = asked;
  expect(method).toBe('POST');
  expect(url).toBe('/x/api/engine/engine/default/task?a=1');
  expect(headers).toMatchObject({
    host: new URL(there).host,
    origin: there,
    referer: `${there}/x/app/`,
    cookie: 'JSESSIONID=1',
    'x-xsrf-token': '2',
  });
});

test('a session of an encrypted server holds here, and redirects lead back here', async () => {
  let origin = '';
  const { here, there } = await proxied((_, response) => {
    response.writeHead(302, {
      Location: `${origin}/x/next`,
      'Set-Cookie': ['a=1; Path=/x; Secure; HttpOnly; SameSite=None', 'b=2; Domain=tasks.example; Path=/'],
      'Strict-Transport-Security': 'max-age=1',
    });
    response.end();
  });
  origin = there;

  const { status, headers } = await fetch(`${here}/x/`, { redirect: 'manual' });

  expect(status).toBe(302);
  expect(headers.get('location')).toEqual(`${here}/x/next`);
  expect(headers.getSetCookie()).toEqual(['a=1; Path=/x; HttpOnly', 'b=2; Path=/']);
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('a server that does not answer is named', async () => {
  const here = await listen(proxyEngine(new URL('http://localhost:1')));
  const response = await fetch(`${here}/x/`);
  expect(response.status).toBe(502);
  expect(await response.text()).toContain('http://localhost:1 cannot be reached');
});

test('the plugin and the inbox come from one address, which is printed', async () => {
  const there = await listen((_, response) => void response.end(PAGE({ plugins: null })));
  const project = await createPluginProject();
  const out = recordOutput();
  const served = await servePlugin(project.folder, { port: 0, proxy: `${there}/operaton` }, out);
  try {
    const { origin } = new URL(served.address);
    const inbox = `${origin}/operaton/app/taskweave/default/?plugin-dev=acme-risk@${origin}/plugin.json`;
    expect(out.printed).toContain(`Open ${inbox}`);
    expect(runtimeOf(await (await fetch(inbox)).text()).server.plugins.policy.devOverrides).toBe('allow');
    expect((await (await fetch(served.address)).json()).id).toBe('acme-risk');
  } finally {
    await served.stop();
    await project.remove();
  }
});

test('an error says that the proxy is no address', async () => {
  const served = servePlugin('.', { port: 0, proxy: 'tasks' }, recordOutput());
  await expect(served).rejects.toThrow('tasks is no address');
});
