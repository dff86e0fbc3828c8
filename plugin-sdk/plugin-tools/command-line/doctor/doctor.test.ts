import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../testing/pluginProject';
import { doctorCommand } from './doctorCommand';
import { rootOf } from './findInstallation';

const NONCE = '<NONCE>';
const POLICY = `default-src 'none'; script-src 'self' 'nonce-${NONCE}'; frame-ancestors 'none'`;
const PAGE = {
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};
const ASSET = { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Encoding': 'gzip' };
const HTML =
  '<script src="/operaton/app/taskweave/assets/boot.1.js"></script><script type="application/json" id="taskweave-runtime">{"server":{"plugins":PLUGINS}}</script>';
const OLD = '/operaton/app/tasklist/';
const REST = '/operaton/api/engine/engine/default/';
const DEFINITIONS = 'process-definition?latestVersion=true&sortBy=key&sortOrder=asc&maxResults=501';

interface Reply {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

let server: Server;
let root: string;
let answers: Record<string, Reply>;
let requests: IncomingMessage[];

beforeEach(async () => {
  vi.stubEnv('TASKWEAVE_PASSWORD', 'demo');
  requests = [];
  let count = 0;
  answers = {
    '/operaton/app/taskweave/default/': { body: HTML.replace('PLUGINS', 'null'), headers: PAGE },
    '/operaton/app/taskweave/assets/boot.1.js': { body: 'boot', headers: ASSET },
    '/operaton/app/taskweave/version': { body: '{"name":"Taskweave","version":"1.2.3"}' },
  };
  server = createServer((request, response) => {
    requests.push(request);
    count += 1;
    const answer = answers[request.url ?? ''];
    for (const [name, value] of Object.entries(answer?.headers ?? {})) {
      response.setHeader(name, value.replace(NONCE, `n${count}`));
    }
    const isPacked = answer?.headers?.['Content-Encoding'] === 'gzip';
    response.writeHead(answer === undefined ? 404 : 200).end(isPacked ? gzipSync(answer.body) : answer?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  root = `http://localhost:${(server.address() as AddressInfo).port}/operaton`;
});

afterEach(() => {
  server.close();
});

test.each([
  ['https://tasks.example/operaton', 'https://tasks.example/operaton'],
  ['https://tasks.example/operaton/app/tasklist/default/#/?task=1', 'https://tasks.example/operaton'],
  ['https://tasks.example/', 'https://tasks.example'],
  ['https://tasks.example/app/taskweave/default/', 'https://tasks.example'],
])('the root of %s is %s', (address, expected) => {
  expect(rootOf(address)).toBe(expected);
});

test('an installation as it should be has nothing to change', async () => {
  const { code, subjectsOf } = await examine();
  expect(code).toBe(0);
  expect(subjectsOf('change')).toEqual([]);
  expect(subjectsOf('works')).toEqual(
    expect.arrayContaining([
      'Taskweave',
      'Content-Security-Policy',
      'cache of the page',
      'cache of the files',
      'plugins.json',
    ]),
  );
});

test.each<[string, string, Readonly<Record<string, string>>]>([
  ['a policy that a proxy took away', 'is missing', { 'Content-Security-Policy': '' }],
  [
    'a policy that a proxy added',
    'is sent twice',
    { 'Content-Security-Policy': `${POLICY}, default-src 'self'` },
  ],
  [
    'a loose policy',
    "'unsafe-inline'",
    { 'Content-Security-Policy': "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'" },
  ],
  [
    'a page that a cache keeps',
    'the same nonce',
    { 'Content-Security-Policy': POLICY.replace(NONCE, 'same') },
  ],
  ['a page that browsers keep', 'no-store or no-cache', { 'Cache-Control': 'max-age=600' }],
])('%s is reported', async (_, words, headers) => {
  const sent = Object.fromEntries(
    Object.entries({ ...PAGE, ...headers }).filter(([, value]) => value !== ''),
  );
  answers['/operaton/app/taskweave/default/'] = { body: HTML.replace('PLUGINS', 'null'), headers: sent };
  const { text } = await examine();
  expect(text).toContain(words);
});

test('a proxy that takes a prefix off the path is reported', async () => {
  answers['/tasks/operaton/app/taskweave/default/'] = {
    body: HTML.replace('PLUGINS', 'null'),
    headers: PAGE,
  };
  root = root.replace('/operaton', '/tasks/operaton');
  const { text } = await examine();
  expect(text).toContain(`path: the page at ${root} names http`);
  expect(text).not.toContain('compression');
});

test('a plugin whose manifest does not answer, and a member that is wrong, are reported with their codes', async () => {
  const plugins = JSON.stringify({
    policy: { integrity: 'maybe' },
    plugins: [{ id: 'acme-risk', manifest: '/risk/plugin.json' }],
  });
  answers['/operaton/app/taskweave/default/'] = { body: HTML.replace('PLUGINS', plugins), headers: PAGE };
  const { text } = await examine();
  expect(text).toContain('PLG-102 /policy/integrity');
  expect(text).toContain('plugin acme-risk: PLG-402');
});

test('parts that were excluded from the old Tasklist get their lines', async () => {
  const builtin = [
    {
      manifest: {
        manifestVersion: 1,
        id: 'taskweave-task-detail',
        version: '1.0.0',
        requires: { sdk: '^0.1.0' },
        entry: { container: 'detail', file: 'entry.js' },
        contributes: [{ point: 'tasklist.task.detail', id: 'task-detail-diagram' }],
      },
    },
  ];
  answers['/operaton/app/taskweave/default/'] = {
    body: HTML.replace('PLUGINS', 'null').replace(
      '"server"',
      `"builtin":${JSON.stringify(builtin)},"server"`,
    ),
    headers: PAGE,
  };
  answers[`${OLD}default/`] = {
    body: '<base cam-exclude-plugins="tasklist.task.detail:task-detail-diagram, tasklist.card:none">',
  };
  const { text } = await examine();
  expect(text).toContain(
    '{"tasklist.task.detail:taskweave-task-detail/task-detail-diagram":{"enabled":false}}',
  );
  expect(text).toContain(
    'cam-exclude-plugins tasklist.card:none: is for a part that Taskweave does not have',
  );
});

test('before Taskweave is there, the old Tasklist is read: settings, plugins, styles @S9.25', async () => {
  answers = {
    [`${OLD}default/`]: {
      body: "<script>window.PLUGIN_PACKAGES = [{ name: 'tasklist-plugin-tasklistPlugins', location: '/y' }, { name: 'acme-notes', location: '/x', main: 'plugin' }];</script>",
    },
    [`${OLD}scripts/config.js`]: {
      body: "export default { customScripts: ['scripts/mine.js'], csrfCookieName: 'X-TOKEN' };",
    },
    [`${OLD}styles/user-styles.css`]: { body: '/* none */ .navbar { background: red; }' },
  };
  const { subjectsOf, text } = await examine();
  expect(subjectsOf('opt-in')).toEqual(['config.js', 'plugin acme-notes']);
  expect(text).toContain('(rules: 1)');
  expect(text).toContain('is not installed here yet');
});

test('forms are looked at by somebody who is signed in, each as its key and its HTML say', async () => {
  const model =
    '<userTask camunda:formKey="embedded:deployment:a.html"/><userTask camunda:formKey="embedded:app:forms/b.html"/>';
  const definition = { id: 'invoice:1', key: 'invoice', deploymentId: 'd' };
  Object.assign(answers, {
    [`${OLD}default/`]: { body: '', headers: { 'Set-Cookie': 'XSRF-TOKEN=secret; Path=/operaton' } },
    '/operaton/api/admin/auth/user/default/login/tasklist': { body: '{}' },
    [`${REST}${DEFINITIONS}`]: { body: JSON.stringify([definition]) },
    [`${REST}process-definition/invoice%3A1/xml`]: { body: JSON.stringify({ bpmn20Xml: model }) },
    [`${REST}process-definition/invoice%3A1/startForm`]: { body: '{"contextPath":"/shop"}' },
    [`${REST}deployment/d/resources`]: { body: '[{"id":"r","name":"a.html"}]' },
    [`${REST}deployment/d/resources/r/data`]: { body: '<button onclick="go()">' },
    '/shop/forms/b.html': { body: '<input cam-variable-name="a">' },
  });
  const { text } = await examine('demo');
  const signIn = requests.find(({ method }) => method === 'POST');
  expect(signIn?.headers).toMatchObject({ 'x-xsrf-token': 'secret', cookie: 'XSRF-TOKEN=secret' });
  expect(text).toContain('form embedded:deployment:a.html: has onclick');
  expect(text).toContain('form embedded:app:forms/b.html: HTML without code.');
});

test('a form that is not there differs from one of the engine itself', async () => {
  const model =
    '<userTask camunda:formKey="embedded:deployment:gone.html"/><userTask camunda:formKey="embedded:engine://engine/:engine/task/1/rendered-form"/>';
  Object.assign(answers, {
    '/operaton/api/admin/auth/user/default/login/tasklist': { body: '{}' },
    [`${REST}${DEFINITIONS}`]: { body: '[{"id":"a:1","key":"a","deploymentId":"d","tenantId":"acme"}]' },
    [`${REST}process-definition/a%3A1/xml`]: { body: JSON.stringify({ bpmn20Xml: model }) },
    [`${REST}deployment/d/resources`]: { body: '[]' },
  });
  const { text } = await examine('demo');
  expect(text).toContain(
    'process a of acme, form embedded:deployment:gone.html: its deployment holds no such file',
  );
  expect(text).toContain('rendered-form: fields of the engine itself.');
});

test('a process whose model the engine keeps is no process that works', async () => {
  Object.assign(answers, {
    '/operaton/api/admin/auth/user/default/login/tasklist': { body: '{}' },
    [`${REST}${DEFINITIONS}`]: { body: '[{"id":"a:1","key":"a","deploymentId":"d"}]' },
  });
  const { subjectsOf } = await examine('demo');
  expect(subjectsOf('unknown')).toEqual(['process a']);
});

async function examine(user?: string) {
  const signIn = user === undefined ? [] : ['--user', user];
  const { code, printed } = await call(doctorCommand, root, '--json', ...signIn);
  const { diagnoses } = JSON.parse(printed.join('')) as {
    readonly diagnoses: readonly {
      readonly verdict: string;
      readonly subject: string;
      readonly text: string;
    }[];
  };
  return {
    code,
    text: diagnoses.map(({ subject, text }) => `${subject}: ${text}`).join('\n'),
    subjectsOf: (verdict: string) =>
      diagnoses.filter((one) => one.verdict === verdict).map(({ subject }) => subject),
  };
}
