// @vitest-environment jsdom
// @apart The guard listens to its page for good.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { healPage } from './healPage';
import type { PageLook } from './lookAtPage';
import { readPageFacts } from './PageFacts';

const at = (id: string) => document.getElementById(id);
const ownerOfFile = (address: string) => (address.startsWith('https://p.example/risk/') ? 'risk' : null);
/** The page is seen when this is true. */
let isWell: () => boolean;
let otherwise: PageLook;

const look = (): PageLook => (isWell() ? { kind: 'shown' } : otherwise);

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><input value="half a word"></div><div id="overlays"></div>';
  Object.assign(document, { adoptedStyleSheets: [] });
  isWell = () => at('root') !== null;
  otherwise = { kind: 'gone' };
});

afterEach(() => {
  document.head.replaceChildren();
  document.documentElement.removeAttribute('style');
});

function factsOf() {
  return readPageFacts([at('root'), at('overlays')].filter((one) => one !== null));
}

it('puts back what was taken out, as it was', () => {
  const facts = factsOf();
  document.body.innerHTML = '';
  expect(healPage({ facts, look, ownerOfFile })).toEqual({ isHealed: true, pluginId: null });
  expect([...document.body.children].map(({ id }) => id)).toEqual(['root', 'overlays']);
  expect(document.querySelector('input')?.value).toBe('half a word');
});

it('puts it into a new body where the old one is gone', () => {
  const facts = factsOf();
  document.body.remove();
  expect(healPage({ facts, look, ownerOfFile }).isHealed).toBe(true);
});

it('takes back what was written onto the frame of the page', () => {
  isWell = () => document.documentElement.style.display === '';
  const facts = factsOf();
  document.documentElement.style.display = 'none';
  expect(healPage({ facts, look, ownerOfFile }).isHealed).toBe(true);
});

it('finds the style sheet that hides the page, and whose it is, and leaves the others', () => {
  document.head.innerHTML = ['own.css', 'https://p.example/risk/one.css', 'https://p.example/risk/two.css']
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');
  const sheets = [...document.querySelectorAll('link')];
  for (const link of sheets) Object.defineProperty(link, 'disabled', { value: false, writable: true });
  isWell = () => sheets[2]?.disabled === true;
  expect(healPage({ facts: factsOf(), look, ownerOfFile })).toEqual({ isHealed: true, pluginId: 'risk' });
  expect(sheets.map(({ disabled }) => disabled)).toEqual([false, false, true]);
});

it('takes away style sheets that no file holds', () => {
  isWell = () => document.adoptedStyleSheets.length === 0;
  const facts = factsOf();
  Object.assign(document, { adoptedStyleSheets: [{}] });
  expect(healPage({ facts, look, ownerOfFile }).isHealed).toBe(true);
});

it('hides what covers the page, and knows whose part that is', () => {
  const part = document.createElement('div');
  part.dataset.plugin = 'risk';
  isWell = () => part.style.display === 'none';
  otherwise = { kind: 'covered', by: [part] };
  expect(healPage({ facts: factsOf(), look, ownerOfFile })).toEqual({ isHealed: true, pluginId: 'risk' });
});

it('says so where nothing helps', () => {
  isWell = () => false;
  expect(healPage({ facts: factsOf(), look, ownerOfFile })).toEqual({ isHealed: false, pluginId: null });
});
