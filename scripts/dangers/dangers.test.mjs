import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedSources } from '../expressions/shippedSources.mjs';
import { inRepository } from '../process/paths.mjs';
import { findDangers } from './findDangers.mjs';

/** What runs in the page. The tools of the SDK run on the author's machine. */
const IN_PAGE = /^(?:shell|remotes|addons|shared)\/.*\.tsx?$|^plugin-sdk\/src\/(?!testing\/|e2e\/)/;

test('what asks a server, makes HTML, leads away or takes messages is on a list, each with its reason @H13', () => {
  /** @type {Record<string, Record<string, string>>} */
  const list = JSON.parse(readFileSync(inRepository('scripts/dangers/dangers.json'), 'utf8'));
  const files = shippedSources(inRepository()).filter((file) => IN_PAGE.test(file));
  const found = files.flatMap((file) =>
    findDangers(file, readFileSync(inRepository(file), 'utf8')).map(({ danger }) => `${danger}: ${file}`),
  );
  const listed = Object.entries(list).flatMap(([danger, reasons]) =>
    Object.entries(reasons).map(([file, reason]) => {
      expect(reason.length, file).toBeGreaterThan(20);
      return `${danger}: ${file}`;
    }),
  );
  expect(files.length).toBeGreaterThan(900);
  expect([...new Set(found)].sort()).toEqual(listed.sort());
});

test.each([
  ['request', 'fetch(address)'],
  ['request', 'window.fetch(address)'],
  ['request', 'new WebSocket(address)'],
  ['request', 'navigator.sendBeacon(address, text)'],
  ['markup', 'node.innerHTML = text'],
  ['markup', 'node["outerHTML"] = text'],
  ['markup', 'node.insertAdjacentHTML("beforeend", text)'],
  ['markup', 'document.write(text)'],
  ['markup', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
  ['markup', '<iframe srcDoc={text} />'],
  ['code', 'eval(text)'],
  ['code', 'new Function("a", text)'],
  ['navigation', 'location.assign(address)'],
  ['navigation', 'window.location.replace(address)'],
  ['navigation', 'window.location = address'],
  ['navigation', 'location.href = address'],
  ['opener', 'window.open(address)'],
  ['opener', 'window.open(address, "_blank", "popup")'],
  ['opener', '<a href={address} target="_blank">a</a>'],
  ['opener', '({ target: "_blank", rel: "help" })'],
  ['message', 'addEventListener("message", take)'],
  ['message', 'window.addEventListener("message", take)'],
  ['message', 'window.onmessage = take'],
])('is found: %s, %s', (danger, code) => {
  expect(findDangers('a.tsx', code)).toEqual([{ danger, line: 1 }]);
});

test.each([
  'client.fetch(address)',
  'services.fetch = fetch',
  'text.replace("a", "b")',
  'location.replace("#/")',
  'const { innerHTML } = node',
  'window.open(address, "_blank", "noopener,noreferrer")',
  '<a target="_blank" rel="noreferrer">a</a>',
  'channel.addEventListener("message", take)',
  'dialog.open(true)',
  'file.write(text)',
])('is harmless: %s', (code) => {
  expect(findDangers('a.tsx', code)).toEqual([]);
});
