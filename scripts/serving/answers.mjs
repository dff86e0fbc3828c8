import { request } from 'node:http';

const NONCE = '(?<nonce>[\\w-]{22,})';
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'nonce-${NONCE}'`,
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];

const PROTECTED = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const PAGE = {
  ...PROTECTED,
  'content-type': 'text/html;charset=utf-8',
  'content-security-policy': new RegExp(`^${POLICY.join('; ')}$`),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
  vary: 'accept-encoding',
  etag: null,
  'last-modified': null,
};
const KEPT = {
  ...PROTECTED,
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'text/javascript;charset=utf-8',
  vary: 'accept-encoding',
  etag: /./,
};
const JSON_ANSWER = {
  ...PROTECTED,
  'content-type': 'application/json',
  'cache-control': 'no-store',
};
const DOCS = {
  ...PROTECTED,
  'content-type': 'text/html;charset=utf-8',
  'cache-control': 'no-cache',
  etag: /./,
};
const DOCS_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
const MISSING = {
  ...PROTECTED,
  'content-type': 'text/plain;charset=utf-8',
  'cache-control': 'no-store',
};
const HOME = '/operaton/app/taskweave';
/**
 * As on the old Tasklist's page, for scripts written for it.
 * @param {string} prefix
 */
function baseOf(prefix) {
  const root = `${prefix}/operaton`;
  return {
    href: `${prefix}${HOME}/default/`,
    'app-root': root,
    'admin-api': `${root}/api/admin/`,
    'cockpit-api': `${root}/api/cockpit/`,
    'tasklist-api': `${root}/api/tasklist/`,
    'welcome-api': `${root}/api/welcome/`,
    'engine-api': `${root}/api/engine/`,
    'app-name': 'tasklist',
  };
}

/**
 * `answer`: headers in lower case, without blanks after `;`; null for one that must be absent.
 * @typedef {object} Expected
 * @property {string} name
 * @property {string} path
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {number} status
 * @property {Readonly<Record<string, string | RegExp | null>>} answer
 * @property {string} [prefix]
 */

/**
 * Holds for every server of Taskweave: the servlet filter, nginx and Caddy.
 * @param {{ script: string }} files
 * @returns {readonly Expected[]}
 */
export function expectedAnswers({ script }) {
  return [
    {
      name: 'the page',
      path: `${HOME}/default/`,
      status: 200,
      answer: { ...PAGE, 'content-encoding': null },
    },
    {
      name: 'the page, compressed',
      path: `${HOME}/default/`,
      headers: { 'Accept-Encoding': 'gzip, br' },
      status: 200,
      answer: { ...PAGE, 'content-encoding': 'gzip' },
    },
    {
      name: 'the page, to somebody who has one',
      path: `${HOME}/default/`,
      headers: { 'If-Modified-Since': 'Fri, 01 Jan 2038 00:00:00 GMT', 'If-None-Match': '*' },
      status: 200,
      answer: PAGE,
    },
    leads('the way to the page', '/', '/default/'),
    leads('the way to the page, with a query', '/?plugins=off', '/default/?plugins=off'),
    leads('an engine without a slash', '/default?a=b', '/default/?a=b'),
    leads('the file behind the page', '/default/index.html', '/default/'),
    ...[
      ['/bpm/prod', '/bpm/prod'],
      ['/bpm/prod/', '/bpm/prod'],
      ['/operaton', ''],
      ['//canary.invalid', ''],
      ['/../up', ''],
      ['/"><script>', ''],
    ].flatMap(([header = '', prefix = '']) => behind(header, prefix)),
    {
      name: 'a hashed file',
      path: `${HOME}/${script}`,
      status: 200,
      answer: { ...KEPT, 'content-encoding': null },
    },
    {
      name: 'a hashed file by gzip',
      path: `${HOME}/${script}`,
      headers: { 'Accept-Encoding': 'gzip' },
      status: 200,
      answer: { ...KEPT, 'content-encoding': 'gzip' },
    },
    {
      name: 'a file that may change',
      path: `${HOME}/assets/plugins.schema.json`,
      status: 200,
      answer: { ...JSON_ANSWER, 'cache-control': 'no-cache', etag: /./ },
    },
    {
      name: 'the manifest of the application',
      path: `${HOME}/assets/app.webmanifest`,
      status: 200,
      answer: {
        ...JSON_ANSWER,
        'content-type': 'application/manifest+json',
        'cache-control': 'no-cache',
        etag: /./,
      },
    },
    {
      name: 'a file that is gone',
      path: `${HOME}/assets/gone.0123456789ab.js`,
      status: 404,
      answer: MISSING,
    },
    { name: 'a path below the page', path: `${HOME}/default/deep/`, status: 404, answer: MISSING },
    leads('the way to the docs', '/sdk/docs/', '/sdk/docs/index.html'),
    leads('the way to the docs without a slash', '/sdk/docs', '/sdk/docs/index.html'),
    {
      name: 'a page of the docs, which runs nothing',
      path: `${HOME}/sdk/docs/index.html`,
      status: 200,
      answer: { ...DOCS, 'content-security-policy': DOCS_POLICY },
    },
    {
      name: 'the gallery, which runs itself',
      path: `${HOME}/sdk/docs/gallery/index.html`,
      status: 200,
      answer: { ...DOCS, 'content-security-policy': `${DOCS_POLICY}; script-src 'self'` },
    },
    {
      name: 'a page of the docs that is gone',
      path: `${HOME}/sdk/docs/gone.html`,
      status: 404,
      answer: MISSING,
    },
    ...['assets', 'remotes', 'remotes/filters', 'config', 'sdk', 'sdk/docs/gallery'].flatMap((folder) =>
      [folder, `${folder}/`].map((asked) => ({
        name: `the folder ${asked}`,
        path: `${HOME}/${asked}`,
        status: 404,
        answer: MISSING,
      })),
    ),
    { name: 'the plugin file', path: `${HOME}/config/plugins.json`, status: 200, answer: JSON_ANSWER },
    { name: 'the version', path: `${HOME}/version`, status: 200, answer: JSON_ANSWER },
    { name: 'the health', path: `${HOME}/health`, status: 200, answer: JSON_ANSWER },
    { name: 'a write to the page', path: `${HOME}/default/`, method: 'POST', status: 405, answer: PROTECTED },
    { name: 'a write to a file', path: `${HOME}/${script}`, method: 'POST', status: 405, answer: PROTECTED },
  ];
}

/**
 * @param {string} name
 * @param {string} path
 * @param {string} target
 * @returns {Expected}
 */
function leads(name, path, target, prefix = '') {
  return { name, path: `${HOME}${path}`, status: 302, answer: to(target, prefix) };
}

/**
 * @param {string} header as a proxy sends it
 * @param {string} prefix the part that counts
 * @returns {readonly Expected[]}
 */
function behind(header, prefix) {
  const headers = { 'X-Forwarded-Prefix': header };
  const below = `below ${header}`;
  return [
    { name: `the page ${below}`, path: `${HOME}/default/`, headers, status: 200, answer: PAGE, prefix },
    ...[
      leads(`the way to the page ${below}`, '/?a=b', '/default/?a=b', prefix),
      leads(`an engine without a slash ${below}`, '/default', '/default/', prefix),
    ].map((one) => ({ ...one, headers })),
  ];
}

/**
 * @param {string} origin
 * @param {readonly Expected[]} expected
 * @returns {Promise<string[]>}
 */
export async function differences(origin, expected) {
  /** @type {string[]} */
  const found = [];
  const nonces = new Set();
  for (const { name, status, answer, prefix = '', ...asked } of expected) {
    const given = await ask(origin, asked);
    if (given.status !== status) found.push(`${name}: status ${given.status}`);
    for (const [header, wanted] of Object.entries({ ...answer, 'set-cookie': null })) {
      const value = given.headers[header] ?? null;
      if (!fits(value, wanted)) found.push(`${name}: ${header} is ${value}`);
    }
    if (answer === PAGE || 'referrer-policy' in answer)
      found.push(...faultsOfPage(name, given, nonces, prefix));
  }
  return found;
}

/**
 * The page must be filled in, with a nonce that no other page has.
 * @param {string} name
 * @param {Answer} answer
 * @param {Set<string>} nonces
 * @param {string} prefix
 */
function faultsOfPage(name, { headers, body }, nonces, prefix) {
  const nonce = /'nonce-([\w-]+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
  /** @type {string[]} */
  const found = [];
  if (nonces.has(nonce)) found.push(`${name}: the nonce is that of another page`);
  nonces.add(nonce);
  if (headers['content-encoding'] !== undefined) return found;
  const named = [...body.matchAll(/<script[^>]* nonce="([^"]+)"/g)].map(([, own]) => own);
  if (named.length === 0 || named.some((own) => own !== nonce)) found.push(`${name}: scripts name ${named}`);
  const open = body.match(/\$(APP_ROOT|BASE|PREFIX|CSP_NONCE)/)?.[0];
  if (open !== undefined) found.push(`${name}: ${open} is not filled in`);
  const base = /<base\s[^>]*>/.exec(body)?.[0] ?? '';
  for (const [attribute, value] of Object.entries(baseOf(prefix))) {
    if (!base.includes(` ${attribute}="${value}"`))
      found.push(`${name}: ${attribute} of its base is another`);
  }
  return found;
}

/**
 * @param {string} path below the app
 * @param {string} prefix
 */
function to(path, prefix) {
  return {
    ...PROTECTED,
    location: new RegExp(`^(https?://[^/]+)?${(prefix + HOME + path).replaceAll('?', '\\?')}$`),
    'cache-control': 'no-store',
  };
}

/**
 * @param {string | null} value
 * @param {string | RegExp | null} wanted
 */
function fits(value, wanted) {
  if (wanted === null) return value === null;
  return value !== null && (typeof wanted === 'string' ? value === wanted : wanted.test(value));
}

/** @typedef {{ status: number, headers: Record<string, string>, body: string }} Answer */

/**
 * Not `fetch`, which asks for compression and follows redirects.
 * @param {string} origin
 * @param {{ path: string, method?: string, headers?: Record<string, string> }} asked
 * @returns {Promise<Answer>}
 */
function ask(origin, { path, method = 'GET', headers = {} }) {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, origin), { method, headers, agent: false }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, normal(name, String(value))]),
          ),
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

/**
 * @param {string} name
 * @param {string} value
 */
function normal(name, value) {
  return ['content-type', 'vary'].includes(name) ? value.toLowerCase().replaceAll('; ', ';') : value;
}
