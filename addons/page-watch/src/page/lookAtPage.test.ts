// @vitest-environment jsdom
// @apart The guard listens to its page for good.
import { beforeEach, expect, it, vi } from 'vitest';
import { lookAtPage } from './lookAtPage';

/** What lies under every spot, from the top. */
let stack: readonly Element[];

const isForeign = (pluginId: string) => pluginId === 'risk';
const look = () => lookAtPage({ roots: [at('root'), at('overlays')], isForeign }).kind;
const at = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><header id="header"></header><div data-plugin="risk" id="part"><p id="blank"></p></div></div>
    <div id="overlays"></div>
    <div id="cover"><p id="text"></p></div>`;
  stack = [at('header'), at('root'), document.body, document.documentElement];
  Object.assign(document, { elementsFromPoint: () => stack, fullscreenElement: null });
  Element.prototype.checkVisibility = function checkVisibility() {
    return getComputedStyle(this).opacity !== '0';
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

it('sees the page where something of it is on top', () => {
  expect(look()).toBe('shown');
});

it.each([
  ['the frame alone is there', () => [document.body, document.documentElement]],
  ['what the application draws into is empty', () => [at('root'), document.body]],
  ['nothing is there', () => []],
])('sees that it is gone where %s', (_, elements) => {
  stack = elements();
  expect(look()).toBe('gone');
});

it('sees that it is gone where it is transparent', () => {
  at('header').style.opacity = '0';
  expect(look()).toBe('gone');
});

it('sees the page that the browser lays out only when it is measured, while a style sheet is on its way', () => {
  const laidOut = stack;
  stack = [at('root'), document.body, document.documentElement];
  vi.spyOn(document.documentElement, 'getBoundingClientRect').mockImplementation(() => {
    stack = laidOut;
    return new DOMRect();
  });
  expect(look()).toBe('shown');
});

it('keeps what lies there and how far the page has come, and nothing of what is written there', () => {
  at('header').textContent = 'Loan of Mr. Miller';
  at('header').style.opacity = '0';
  stack = [at('header'), at('part'), document.body];
  const { seen } = { seen: '', ...lookAtPage({ roots: [at('root')], isForeign }) };
  expect(seen).toMatch(
    /^header#header hidden < div#part\[risk\] < body; document \w+, drawn 2, .* 0, after \d+ ms$/,
  );
  expect(seen).not.toContain('Miller');
});

it('sees that something lies over all of it', () => {
  at('cover').style.backgroundColor = 'rgb(255, 255, 255)';
  stack = [at('cover'), ...stack];
  expect(look()).toBe('covered');
});

it('sees a part of a plugin that lies over all of it', () => {
  at('blank').style.backgroundColor = 'rgb(255, 255, 255)';
  stack = [at('blank'), at('part'), ...stack];
  expect(look()).toBe('covered');
});

it.each([
  ['can be seen through', 'rgba(0, 0, 0, 0.5)', ''],
  ['is no more than a frame, as those of extensions', '', ''],
  ['can be used', 'rgb(255, 255, 255)', '<button>Close</button>'],
  ['is a dialog of somebody else', 'rgb(255, 255, 255)', '<div role="dialog"></div>'],
])('lets be what %s @P33', (_, color, html) => {
  at('cover').style.backgroundColor = color;
  at('text').innerHTML = html;
  stack = [at('cover'), ...stack];
  expect(look()).toBe('shown');
});

it.each([
  [
    'a tab that nobody looks at',
    () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
  ],
  ['paper', () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === 'print' }))],
  ['a picture that fills the screen', () => Object.assign(document, { fullscreenElement: at('cover') })],
  ['a frame without a size', () => vi.stubGlobal('innerHeight', 0)],
])('says nothing of %s', (_, arrange) => {
  stack = [];
  arrange();
  expect(look()).toBe('unseen');
});
