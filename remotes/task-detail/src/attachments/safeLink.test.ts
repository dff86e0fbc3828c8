import { expect, it } from 'vitest';
import { safeLink } from './safeLink';

it.each([
  ['https://example.org/a b', 'https://example.org/a%20b'],
  [' http://example.org ', 'http://example.org/'],
  ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['file:///etc/passwd', null],
  ['example.org', null],
  ['', null],
])('%s', (text, expected) => {
  expect(safeLink(text)).toBe(expected);
});
