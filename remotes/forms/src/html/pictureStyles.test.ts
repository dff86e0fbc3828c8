// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { toInertNodes } from '../embedded/source/purify';
import { keepPictures } from './pictureStyles';

function kept(name: string, value: string): string | null {
  const all = new Map([[name, value]]);
  keepPictures({
    cssText: `${name}: ${value};`,
    getPropertyValue: (one) => (name === 'background' && value.includes('var(') ? '' : (all.get(one) ?? '')),
    removeProperty: (one) => {
      all.delete(one);
      return '';
    },
    [Symbol.iterator]: () => [name][Symbol.iterator](),
  });
  return all.get(name) ?? null;
}

it.each([
  ['color', 'red'],
  ['content', '"words, not an address"'],
  ['--label', '"words"'],
  ['color', 'var(--ink)'],
  ['background', 'var(--ink) no-repeat'],
  ['background-image', 'url("/images/logo.png")'],
  ['background-image', 'url("https://elsewhere.example/a")'],
  ['background-image', 'url(data:image/png;base64,AAAA)'],
  ['background-image', 'image-set("a.png" 1x, url("b.webp") 2x)'],
])('a form without scripts may say %s: %s @H45', (name, value) => {
  expect(kept(name, value)).toBe(value);
});

it.each([
  ['background-image', 'url("/engine-rest/user")'],
  ['background-image', 'url(/engine-rest/user)'],
  ['background-image', "url('/engine-rest/user')"],
  ['background-image', 'URL("/engine-rest/user")'],
  ['background-image', 'url("/a.png"), url("/engine-rest/user")'],
  ['background-image', 'image-set("/engine-rest/user" 1x)'],
  ['background-image', '-webkit-image-set(url("/engine-rest/user") 1x)'],
  ['background-image', 'image-set(var(--a) 1x)'],
  ['background-image', 'url("/a\\"/engine-rest/user")'],
  ['background-image', 'src("/engine-rest/user")'],
  ['--a', 'url(/engine-rest/user)'],
  ['--a', 'u\\72l(/engine-rest/user)'],
  ['background', 'var(--ink) url(/engine-rest/user)'],
  ['background', 'var(--ink) u\\72l(/engine-rest/user)'],
  ['border-image-source', 'url("/engine-rest/user?a=.png")'],
  ['cursor', 'url("/engine-rest/user"), auto'],
  ['filter', 'url("/engine-rest/user#a")'],
])('it asks for nothing by %s: %s @H45', (name, value) => {
  expect(kept(name, value)).toBeNull();
});

it('styles of elements keep pictures alone @H45', () => {
  const template = document.createElement('template');
  template.innerHTML =
    '<p data-taskweave-css="color: red; background: url(/engine-rest/user)">a</p>' +
    '<p data-taskweave-css="background: url(/logo.png)">b</p>';
  const [first, second] = toInertNodes(template.content).querySelectorAll('p');
  expect(first?.getAttribute('data-taskweave-css')).toMatch(/^color: red;(?!.*user)/);
  expect(second?.getAttribute('data-taskweave-css')).toContain('/logo.png');
});
