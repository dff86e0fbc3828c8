import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from '../faults/callsInSources.mjs';
import { inRepository } from '../process/paths.mjs';

const DANGERS = {
  markup:
    /(?:\.|\[["'])(?:inner|outer)HTML(?:["']\])?\s*=[^=]|\.srcdoc\s*=[^=]|\bsrcDoc=|\.(?:insertAdjacentHTML|parseHTML|trustAsHtml|createContextualFragment|setHTMLUnsafe)\(|\bdocument\.write(?:ln)?\(/,
  code: /\bnew Function\(/,
  navigation: /\blocation\.(?:assign|replace)\((?!["'`])|(?<!(?:const|let) )\blocation(?:\.href)? =[^=>]/,
  opener: /\b(?:window|self|globalThis|top|parent|view)\.open\((?![^;]*no(?:opener|referrer))/,
  message:
    /(?<![\w.])(?:(?:window|self|globalThis|top|parent|view)\.)?addEventListener\(\s*["']message["']|\b(?:window|self|globalThis|top|parent)\.onmessage\s*=/,
};
const NOT_IN_PAGE = /^plugin-sdk\/src\/(?:testing|e2e)\//;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** @param {string} code */
function dangersIn(code) {
  const bare = code.replaceAll(COMMENT, '');
  return Object.entries(DANGERS).flatMap(([danger, looks]) => (looks.test(bare) ? [danger] : []));
}

test('what makes HTML, leads away or takes messages is on a list, each with its reason @H13', () => {
  /** @type {Record<string, Record<string, string>>} */
  const list = JSON.parse(readFileSync(inRepository('scripts/dangers/dangers.json'), 'utf8'));
  const files = [...readSources()].filter(([file]) => !NOT_IN_PAGE.test(file));
  const found = files.flatMap(([file, code]) => dangersIn(code).map((danger) => `${danger}: ${file}`));
  const listed = Object.entries(list).flatMap(([danger, reasons]) =>
    Object.entries(reasons).map(([file, reason]) => {
      expect(reason.length, file).toBeGreaterThan(20);
      return `${danger}: ${file}`;
    }),
  );
  expect(files.length).toBeGreaterThan(900);
  expect(found.sort()).toEqual(listed.sort());
});

test.each([
  ['markup', 'node.innerHTML = text'],
  ['markup', 'node["outerHTML"] = text'],
  ['markup', 'node.insertAdjacentHTML("beforeend", text)'],
  ['markup', 'document.write(text)'],
  ['markup', '<iframe srcDoc={text} />'],
  ['code', 'new Function("a", text)'],
  ['navigation', 'location.assign(address)'],
  ['navigation', 'window.location.replace(address)'],
  ['navigation', 'window.location = address'],
  ['navigation', 'location.href = address'],
  ['opener', 'window.open(address)'],
  ['opener', 'window.open(address, "_blank", "popup")'],
  ['message', 'addEventListener("message", take)'],
  ['message', 'window.addEventListener("message", take)'],
  ['message', 'window.onmessage = take'],
])('is found: %s, %s', (danger, code) => {
  expect(dangersIn(code)).toEqual([danger]);
});

test.each([
  'text.replace("a", "b")',
  'location.replace("#/")',
  'const { innerHTML } = node',
  'window.open(address, "_blank", "noopener,noreferrer")',
  'channel.addEventListener("message", take)',
  'dialog.open(true)',
  'file.write(text)',
  '// location.href = address',
])('is harmless: %s', (code) => {
  expect(dangersIn(code)).toEqual([]);
});
