import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../engine/freePort.mjs';
import { inRepository } from '../process/paths.mjs';
import { staticFiles } from '../release/staticZip.mjs';
import { writeZip } from '../release/writeZip.mjs';
import { differences, expectedAnswers } from './answers.mjs';
import { hasFileServer, startFileServer } from './fileServers.mjs';

const SCRIPT = 'assets/shell.0123456789ab.js';
const SERVERS = /** @type {const} */ (['nginx', 'caddy']);
const PACKAGING = inRepository('packaging');
const JAVA = readFileSync(
  inRepository('engine/webapp/src/main/java/io/taskweave/webapp/ContentSecurityPolicy.java'),
  'utf8',
);

const [, SANDBOX = ''] =
  /POLICY = "([^"]+)"/.exec(
    readFileSync(
      inRepository('engine/webapp/src/main/java/io/taskweave/webapp/rest/SandboxedResponse.java'),
      'utf8',
    ),
  ) ?? [];

/** @type {string} */
let root;
/** The unpacked zip. @type {string} */
let folder;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'serving-'));
  // nginx reads files as another user.
  chmodSync(root, 0o755);
  folder = path.join(root, 'taskweave');
  const app = path.join(root, 'app');
  const base = /<base[^>]+>/.exec(readFileSync(inRepository('shell/index.html'), 'utf8'))?.[0];
  const page = `${'<!-- long enough -->'.repeat(50)}${base}<i>{{ braces }}</i><script src="$APP_ROOT/x.js" $CSP_NONCE></script>`;
  for (const [name, content] of Object.entries({
    'index.html': page,
    'version.json': '{}',
    'assets/plugins.schema.json': '{}',
    'sdk/docs/index.html': 'page',
    'sdk/docs/gallery/index.html': 'page',
    'assets/app.webmanifest': '{}',
    'remotes/filters/remoteEntry.0123abcd.js': 'script',
    [SCRIPT]: 'script',
    [`${SCRIPT}.gz`]: 'script',
    [`${SCRIPT}.br`]: 'script',
    [`${SCRIPT}.map`]: '{}',
    [`${SCRIPT}.map.br`]: '{}',
  })) {
    mkdirSync(path.dirname(path.join(app, name)), { recursive: true });
    writeFileSync(path.join(app, name), content);
  }
  const file = path.join(root, 'static.zip');
  await writeZip({
    file,
    entries: staticFiles({ app, packaging: PACKAGING, notices: 'MIT' }),
    epoch: 1_763_800_000,
  });
  const { status } = spawnSync('unzip', ['-q', '-o', file, '-d', root]);
  expect(status).toBe(0);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.for(SERVERS)('%s has the policy of the servlet filter, word for word', (kind) => {
  const [, strict = ''] = /STRICT = String\.join\(\s*"; ",([\s\S]*?)\);\n/.exec(JAVA) ?? [];
  const words = [...strict.matchAll(/"([^"]+)"/g)].map(([, directive = '']) => directive);
  expect(words.length).toBeGreaterThan(10);
  const { file, nonce, origins, backends } = WRITTEN[kind];
  const policy = words
    .join('; ')
    .replaceAll('$NONCE', nonce)
    .replaceAll('$ORIGINS', origins)
    .replaceAll('$BACKENDS', backends);

  expect(readFileSync(path.join(PACKAGING, file), 'utf8')).toContain(policy);
});

const WRITTEN = {
  nginx: {
    file: 'nginx/taskweave.conf',
    nonce: '$request_id',
    origins: '$taskweave_origins',
    backends: '$taskweave_backends',
  },
  caddy: {
    file: 'caddy/Caddyfile',
    nonce: '{http.request.uuid}',
    origins: '{vars.taskweave_origins}',
    backends: '{vars.taskweave_backends}',
  },
};

for (const kind of SERVERS) {
  test.skipIf(!hasFileServer(kind))(
    `${kind} answers as the servlet filter does, header by header`,
    async () => {
      const settings = path.join(root, `etc-${kind}`);
      const server = await startFileServer(kind, {
        folder,
        settings,
        engine: `127.0.0.1:${await freePort()}`,
        port: await freePort(),
        work: path.join(root, `work-${kind}`),
      });
      try {
        expect(await differences(server.origin, expectedAnswers({ script: SCRIPT }))).toEqual([]);
        const home = `${server.origin}/operaton/app`;
        const text = async (/** @type {string} */ address) => (await fetch(`${home}${address}`)).text();
        expect(await text('/taskweave/config/plugins.json')).toBe('{}');
        mkdirSync(path.join(settings, 'config'), { recursive: true });
        mkdirSync(path.join(settings, 'locales'));
        writeFileSync(path.join(settings, 'config/plugins.json'), '{"flags":{}}');
        writeFileSync(path.join(settings, 'locales/fr.json'), '{"labels":{}}');
        expect(await text('/taskweave/config/plugins.json')).toBe('{"flags":{}}');
        expect(await text('/tasklist/locales/fr.json?bust=1')).toBe('{"labels":{}}');
        writeFileSync(path.join(settings, 'config/logo.svg'), '<svg/>');
        const logo = await fetch(`${home}/taskweave/config/logo.svg`);
        expect(Object.fromEntries(logo.headers)).toMatchObject({
          'content-type': 'image/svg+xml',
          'content-security-policy': expect.stringContaining('sandbox'),
          'x-content-type-options': 'nosniff',
        });
        writeFileSync(path.join(settings, 'config/secret.txt'), 'x');
        expect((await fetch(`${home}/taskweave/config/secret.txt`)).status).toBe(404);
        const away = await fetch(`${home.replace('/app', '')}/api/engine/engine/`);
        expect(away.status).toBe(502);
        expect((await fetch(`${home}/tasklist/locales/de.json`)).status).toBe(502);
        expect(await text('/taskweave/default/')).toContain('<i>{{ braces }}</i>');
      } finally {
        await server.stop();
      }
    },
  );
}

test.skipIf(!hasFileServer('nginx'))('the engine hears of HTTPS that ends before nginx', async () => {
  const enginePort = await freePort();
  const engine = createServer(({ headers }, response) => response.end(headers['x-forwarded-proto']));
  await new Promise((resolve) => engine.listen(enginePort, () => resolve(undefined)));
  const server = await startFileServer('nginx', {
    folder,
    settings: path.join(root, 'etc-proxied'),
    engine: `127.0.0.1:${enginePort}`,
    port: await freePort(),
    work: path.join(root, 'work-proxied'),
  });
  try {
    /** @param {Record<string, string>} headers */
    const protocolFor = async (headers) =>
      (await fetch(`${server.origin}/operaton/api/x`, { headers })).text();
    expect(await protocolFor({ 'X-Forwarded-Proto': 'https' })).toBe('https');
    expect(await protocolFor({})).toBe('http');
    expect(await protocolFor({ 'X-Forwarded-Proto': 'javascript' })).toBe('http');
  } finally {
    await server.stop();
    engine.close();
  }
});

for (const kind of SERVERS) {
  test.skipIf(!hasFileServer(kind))(
    `${kind} sends what a REST API answers with a sandbox where it may be run, and nothing else of the engine`,
    async () => {
      const enginePort = await freePort();
      const engine = createServer(({ url }, response) => {
        const { searchParams } = new URL(url ?? '', 'http://engine');
        response.writeHead(Number(searchParams.get('status')), {
          'Content-Type': searchParams.get('type') ?? '',
          'Content-Security-Policy': "frame-ancestors 'none'",
        });
        response.end('x');
      });
      await new Promise((resolve) => engine.listen(enginePort, () => resolve(undefined)));
      const server = await startFileServer(kind, {
        folder,
        settings: path.join(root, `etc-rest-${kind}`),
        engine: `127.0.0.1:${enginePort}`,
        port: await freePort(),
        work: path.join(root, `work-rest-${kind}`),
      });
      /** @param {string} place @param {string} type */
      const isSandboxed = async (place, type, status = 200) => {
        const address = `${server.origin}${place}?status=${status}&type=${encodeURIComponent(type)}`;
        const answer = await fetch(address);
        const policy = answer.headers.get('content-security-policy') ?? '';
        expect(answer.status).toEqual(status);
        expect(await answer.text()).toBe('x');
        expect(policy.includes("frame-ancestors 'none'")).toBe(true);
        return policy.includes(SANDBOX);
      };
      try {
        for (const place of ['/operaton/api/engine/engine/default/task/1/deployed-form', '/engine-rest/x']) {
          for (const type of [
            'text/html',
            'application/xhtml+xml;charset=UTF-8',
            'image/svg+xml',
            'text/xml',
          ]) {
            expect(await isSandboxed(place, type), type).toBe(true);
            expect(await isSandboxed(place, type, 404), type).toBe(true);
          }
          for (const type of ['application/json', 'application/pdf', 'text/plain;charset=UTF-8', 'image/png'])
            expect(await isSandboxed(place, type), type).toBe(false);
        }
        expect(await isSandboxed('/operaton/app/cockpit/default/', 'text/html')).toBe(false);
      } finally {
        await server.stop();
        engine.close();
      }
    },
  );
}

for (const kind of SERVERS) {
  test.skipIf(!hasFileServer(kind))(`${kind} keeps two engines apart behind one address`, async () => {
    /** @type {Record<string, string | undefined>} */
    const sent = {};
    const start = async (/** @type {string} */ name) => {
      const port = await freePort();
      const engine = createServer(({ url, headers }, response) => {
        sent[url ?? ''] = headers.cookie;
        response.setHeader('Set-Cookie', ['JSESSIONID=1; Path=/; HttpOnly', `XSRF-TOKEN=2;Path=/${name}`]);
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(`${name} ${headers.host}`);
      });
      await new Promise((resolve) => engine.listen(port, () => resolve(undefined)));
      return { engine, address: `127.0.0.1:${port}` };
    };
    const [first, second] = await Promise.all([start('operaton'), start('camunda')]);
    const server = await startFileServer(kind, {
      folder,
      settings: path.join(root, `etc-two-${kind}`),
      engine: first.address,
      second: second.address,
      port: await freePort(),
      work: path.join(root, `work-two-${kind}`),
    });
    try {
      for (const name of ['operaton', 'camunda']) {
        const answer = await fetch(`${server.origin}/${name}/api/x`, { headers: { cookie: 'a=1' } });
        expect(await answer.text()).toBe(`${name} ${new URL(server.origin).host}`);
        expect(answer.headers.getSetCookie().map((cookie) => cookie.replaceAll('; ', ';'))).toEqual([
          `JSESSIONID=1;Path=/${name};HttpOnly`,
          `XSRF-TOKEN=2;Path=/${name}`,
        ]);
        expect(answer.headers.get('content-security-policy')).toContain(SANDBOX);
        expect(sent[`/${name}/api/x`]).toBe('a=1');
      }
      const cockpit = await fetch(`${server.origin}/camunda/app/cockpit/default/`);
      expect(cockpit.headers.get('content-security-policy') ?? '').not.toContain('sandbox');
      second.engine.closeAllConnections();
      second.engine.close();
      expect((await fetch(`${server.origin}/camunda/api/x`)).status).toBe(502);
      expect((await fetch(`${server.origin}/operaton/api/x`)).status).toBe(200);
    } finally {
      await server.stop();
      first.engine.close();
      second.engine.close();
    }
  });
}
