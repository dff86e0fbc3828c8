import { expect, test } from 'vitest';
import { escapingSelectors } from './checkStyles';

test.each([
  ['.a { color: red }', []],
  ['h1 { color: red }', ['h1']],
  ['.a h1, h2 { color: red }', ['h2']],
  [':root { --a: 1px }', [':root']],
  ['html[lang="de"] { color: red }', ['html[lang=""]']],
  ['body .a { color: red }', []],
  ['.dark body { color: red }', ['.dark body']],
  ['* { margin: 0 }', ['*']],
  ['p:not(.a) { margin: 0 }', ['p:not(.a)']],
  ['[data-plugin="acme"] p { margin: 0 }', []],
  ['::selection { color: red }', ['::selection']],
  ['@media print { h1 { color: red } }', ['h1']],
  ['@layer plugins { @scope ([data-plugin="acme"]) { h1 { color: red } } }', []],
  ['@scope { h1 { color: red } }', ['h1']],
  ['.a { & p { color: red } }', []],
  ['@font-face { font-family: "A" } @keyframes a { from { top: 0 } }', []],
  ['.a::after { content: "} h1 {" } /* h2 {} */', []],
  [':is(.a, .b) i, em { color: red }', ['em']],
])('%s', (css, expected) => {
  expect(escapingSelectors(css)).toEqual(expected);
});
