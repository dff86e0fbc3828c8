import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { hasFileServer } from '../serving/fileServers.mjs';

const read = (/** @type {string} */ file) => readFileSync(inRepository('packaging', file), 'utf8');

/** @returns {[instruction: string, rest: string][]} with continuation lines joined */
function instructions() {
  return read('container/Dockerfile')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

const restsOf = (/** @type {string} */ name) =>
  instructions().flatMap(([found, rest]) => (found === name ? [rest] : []));

test('the image is made of what the zip holds, from a base with a version', () => {
  const given = instructions();
  expect(given.slice(0, 2)).toEqual([
    ['ARG', expect.stringMatching(/^BASE=[\w/.-]+:\d[\w.-]+$/)],
    // Buildah, and so Podman, needs the image written out here, not the name of a stage.
    ['ARG', `PREVIOUS=\${BASE}`],
  ]);
  expect(restsOf('FROM')).toEqual([`\${PREVIOUS} AS previous`, `\${BASE}`]);
  const copied = restsOf('COPY').filter((rest) => !rest.startsWith('--from'));
  for (const source of copied.flatMap((rest) => rest.split(' ').slice(1, -1))) {
    expect(source === 'app/' || existsSync(inRepository('packaging', source)), source).toBe(true);
  }
  expect(given.some(([name]) => name === 'ADD')).toBe(false);
});

const DEFAULTS = Object.fromEntries(
  (restsOf('ENV')[0] ?? '').split(' ').map((pair) => pair.replaceAll('"', '').split('=')),
);

test.skipIf(!hasFileServer('nginx'))(
  'what the container writes out of what it is given is a configuration that nginx takes',
  () => {
    const { made, stderr, status } = started({
      ENGINE: '127.0.0.1:18080',
      ROOT: '/camunda',
      PORT: '8081',
      ORIGINS: 'https://plugins.example https://*.cdn.example:8443',
      BACKENDS: 'https://api.example',
    });

    expect(status, stderr).toBe(0);
    expect(stderr).not.toContain('[warn]');
    expect(made).toContain('listen 8081;');
    expect(made).toContain('server 127.0.0.1:18080;');
    expect(made).toMatch(/APP_ROOT" "\$\{taskweave_prefix\}\/camunda"/);
    expect(made).not.toContain('/operaton');
    expect(made).toContain('set $taskweave_origins " https://plugins.example https://*.cdn.example:8443";');
    expect(made).toContain('set $taskweave_backends " https://api.example";');
  },
);

test.skipIf(!hasFileServer('nginx'))('an engine at the root of its server has no path', () => {
  const { made, status } = started({ ENGINE: '127.0.0.1:18080', ROOT: '' });

  expect(status).toBe(0);
  expect(made).toMatch(/BASE" "\$\{taskweave_prefix\}\/app\/taskweave\/\$taskweave_name\/";/);
});

test.for([
  ['ENGINE', 'engine; } server { listen 9090'],
  ['ENGINE', 'http://engine:8080'],
  ['ENGINE', ''],
  ['ROOT', '/camunda/'],
  ['ROOT', 'camunda'],
  ['PORT', '8080 ssl'],
  ['ORIGINS', '"; return 200 "'],
  ['BACKENDS', "https://a.example 'unsafe-inline'"],
  ['BACKENDS', 'https://a.example\n; deny all'],
])('the container does not start with %s=%s', ([name = '', value = '']) => {
  const { made, stderr, status } = started({ [name]: value });

  expect(status).toBe(64);
  expect(stderr).toContain(`${name} is "`);
  expect(made).toBeUndefined();
});

/** @param {Readonly<Record<string, string>>} environment */
function started(environment) {
  const root = mkdtempSync(path.join(tmpdir(), 'container-'));
  try {
    const own = (/** @type {string} */ text) =>
      text
        // This replacement must come first, because the repository may be below /tmp, too.
        .replaceAll(/(?<=[ >])\/tmp\//g, `${root}/`)
        .replaceAll('/srv/taskweave/', `${inRepository('packaging/nginx')}/`)
        .replace('/dev/stdout', 'off');
    const configuration = path.join(root, 'nginx.conf');
    writeFileSync(configuration, own(read('container/nginx.conf')));
    const test = `exec nginx -t -e stderr -c ${configuration}`;
    const script = own(read('container/start.sh')).replace("exec nginx -g 'daemon off;'", test);
    expect(script).toContain(test);
    const { status, stderr } = spawnSync('sh', ['-c', script], {
      encoding: 'utf8',
      env: { ...process.env, ...DEFAULTS, ...environment },
    });
    const file = path.join(root, 'taskweave.conf');
    return { status, stderr, made: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
  } finally {
    rmSync(root, { recursive: true });
  }
}
