import { expect, it } from 'vitest';
import { linkedText, withFiles } from './linkedText';

const linksOf = (text: string) => linkedText(text).flatMap(({ href }) => (href === null ? [] : [href]));

it.each([
  ['See https://example.org/a?b=1#c.', ['https://example.org/a?b=1#c']],
  ['(https://example.org/wiki/A_(b))', ['https://example.org/wiki/A_(b)']],
  ['http://one.example, https://two.example!', ['http://one.example/', 'https://two.example/']],
  ['line one\nHTTPS://EXAMPLE.ORG/Path\nline three', ['https://example.org/Path']],
])('finds the addresses in %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'mailto:a@example.org',
  'file:///etc/passwd',
  'xhttps://example.org',
  'https://',
  'javascript:https://',
])('makes no link of %j', (text) => {
  expect(linksOf(text)).toEqual([]);
});

it.each([')', ']', '}', '})].'])('reads an address with many %s behind it @H30', (signs) => {
  const many = signs.repeat(100_000 / signs.length);
  expect(linkedText(`See https://a.example/${many}`)).toEqual([
    { text: 'See ', href: null },
    { text: 'https://a.example/', href: 'https://a.example/' },
    { text: many, href: null },
  ]);
});

it('makes no link of an address that no browser takes', () => {
  const text = `https://a.example/${'a'.repeat(2000)}`;
  expect(linkedText(text)).toEqual([{ text, href: null }]);
});

it('leaves every character where it was', () => {
  const text = 'a <b>https://x.example/"y"</b>\n\n(https://z.example) …';
  expect(
    linkedText(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('links the files that the last line names', () => {
  const files = new Map([
    ['a.txt', '/1'],
    ['data.txt', '/2'],
  ]);
  expect(withFiles(linkedText('Read a.txt first.\nAttached: data.txt and a.txt'), files)).toEqual([
    { text: 'Read a.txt first.\nAttached: ', href: null },
    { text: 'data.txt', href: '/2', isFile: true },
    { text: ' and ', href: null },
    { text: 'a.txt', href: '/1', isFile: true },
  ]);
});
