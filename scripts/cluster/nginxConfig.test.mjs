import { expect, it } from 'vitest';
import { nginxConfig } from './nginxConfig.mjs';

/** @param {Partial<Parameters<typeof nginxConfig>[0]>} [changes] */
function configFor(changes) {
  return nginxConfig({
    port: 8080,
    nodes: [
      { name: 'a', port: 1001 },
      { name: 'b', port: 1002 },
    ],
    isSticky: false,
    cookie: 'SESSION',
    appRoot: '/operaton',
    folder: '/tmp/cluster',
    user: undefined,
    ...changes,
  });
}

/** Directives of that name, without what is said about them. @param {string} text @param {string} name */
function directives(text, name) {
  return [...text.matchAll(new RegExp(`^\\s*${name} (.*);$`, 'gm'))].map(([, value]) => value);
}

it('never sends a POST to a second node, nor anything else that a node has answered', () => {
  const repeats = directives(configFor(), 'proxy_next_upstream');
  // The second one is for files, which are only ever read.
  expect(repeats).toEqual(['error timeout', 'error timeout http_404']);
});

it('asks any node where sessions are shared', () => {
  const text = configFor();
  expect(directives(text, 'proxy_pass')).toEqual(['http://any', 'http://any']);
  expect(directives(text, 'server')).toEqual([
    '127.0.0.1:1001 max_fails=1 fail_timeout=5s',
    '127.0.0.1:1002 max_fails=1 fail_timeout=5s',
  ]);
});

it('asks the node whose letter the session has, and the other one where that is gone', () => {
  const text = configFor({ isSticky: true });
  expect(text).toContain(
    'map $cookie_SESSION $node {\n    default any;\n    "~\\.a$" node_a;\n    "~\\.b$" node_b;',
  );
  expect(text).toMatch(
    /upstream node_b \{\n\s+server 127\.0\.0\.1:1002 [^\n]+\n\s+server 127\.0\.0\.1:1001 backup;/,
  );
  expect(directives(text, 'proxy_pass')).toEqual(['http://$node', 'http://any']);
});

it('gives up idle connections before the nodes do', () => {
  expect(directives(configFor(), 'keepalive_timeout')).toEqual(['20s']);
});

it('works as another user only where it is started by root', () => {
  expect(directives(configFor(), 'user')).toEqual([]);
  expect(directives(configFor({ user: 'www-data' }), 'user')).toEqual(['www-data']);
});
