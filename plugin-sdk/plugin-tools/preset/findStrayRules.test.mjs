import { expect, test } from 'vitest';
import { findStrayRules } from './findStrayRules.mjs';

test.each([
  ['a class', '.risk { color: red }', []],
  ['elements below a class', '.risk th, .risk > :is(a, b) { color: red }', []],
  ['an attribute', '[data-risk] p {}', []],
  ['nested rules', '.risk { p { color: red } &:hover { color: blue } }', []],
  ['animations and fonts', '@keyframes spin { from { top: 0 } } @font-face { font-family: X }', []],
  ['what only looks like a rule', '/* p {} */ .a::after { content: "} p {"; }', []],
  ['a bare element', 'button { color: red }', ['button']],
  ['one of a list', '.a, p {}', ['p']],
  ['everything', '*, ::before {}', ['*', '::before']],
  ['the page', ':root { --x: 1 } body .a {} .dark:is(html) {}', [':root', 'body .a', '.dark:is(html)']],
  ['a bare element in a group', '@media print { @supports (a: b) { p {} .a {} } }', ['p']],
  ['a bare element in a layer', '@layer x { p {} } @layer y;', ['p']],
  ['a bare element made global', ':global p {}', [':global p']],
  ['a sheet of another server', '@import "https://x.example/a.css"; .a {}', ['@import']],
])('%s', (_, css, selectors) => {
  expect(findStrayRules(css).map(({ selector }) => selector)).toEqual(selectors);
});

test('the line is that of the rule', () => {
  expect(findStrayRules('.a {\n  top: 0;\n}\n\n/* why\n not */\np {}')).toEqual([{ line: 7, selector: 'p' }]);
});
