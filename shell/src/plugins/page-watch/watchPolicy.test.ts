// @vitest-environment jsdom
// @apart The guard listens to its page for good.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeTools } from './testing/fakeTools';
import { watchPolicy } from './watchPolicy';

const OURS = 'https://t.example/app/shell.js';
/** The plugins of others whose code runs. */
let running: readonly string[];
const tools = {
  ...fakeTools(),
  isForeign: (id: string) => id === 'risk' || id === 'notes',
  get running() {
    return running;
  },
};
watchPolicy(tools);

beforeEach(() => {
  running = ['risk'];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  tools.note.mockClear();
});

interface Violation {
  readonly sourceFile?: string;
  readonly blockedURI?: string;
  readonly effectiveDirective?: string;
  readonly disposition?: 'enforce' | 'report';
}

function violate(violation: Violation, target: EventTarget = document): readonly unknown[] | undefined {
  const told = {
    sourceFile: OURS,
    blockedURI: 'inline',
    effectiveDirective: 'style-src-attr',
    disposition: 'enforce',
  };
  target.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation', { bubbles: true }), { ...told, ...violation }),
  );
  return tools.note.mock.lastCall;
}

it.each([
  ['the file that did it', { sourceFile: 'https://p.example/risk/tab.js' }],
  ['what was kept out', { blockedURI: 'https://p.example/risk/font.woff2' }],
])('knows the plugin by %s', (_, violation) => {
  expect(violate(violation)?.slice(0, 2)).toEqual(['risk', 'PLG-616']);
});

it('knows the plugin by the part that it happened in', () => {
  document.body.innerHTML = '<div data-plugin="risk"><b></b></div>';
  expect(violate({}, document.querySelector('b') ?? document)?.[0]).toBe('risk');
});

const PICTURE = 'https://pictures.example/pixel.png';
const picture = { blockedURI: PICTURE, effectiveDirective: 'img-src' };

it('knows the plugin by where the picture has come to stand that was made apart from the page', () => {
  violate(picture);
  expect(tools.note).not.toHaveBeenCalled();
  document.body.innerHTML = `<div data-plugin="risk"><p><img src="${PICTURE}#1" alt=""></p></div>`;
  vi.advanceTimersByTime(1000);
  expect(tools.note.mock.lastCall?.[0]).toBe('risk');
  expect(tools.note.mock.lastCall?.[2]).toMatch(/^The policy of the page \(img-src\) blocked/);
});

it.each([
  ['a part of ours', `<div data-plugin="own"><img src="${PICTURE}" alt=""></div>`],
  [
    'parts of both',
    `<div data-plugin="own"><img src="${PICTURE}" alt=""></div><div data-plugin="risk"><img src="${PICTURE}" alt=""></div>`,
  ],
])('accuses nobody of what stands in %s', (_, html) => {
  document.body.innerHTML = html;
  violate(picture);
  vi.advanceTimersByTime(1000);
  expect(tools.note).not.toHaveBeenCalled();
});

it('says how sure it is where the picture is nowhere and one plugin is there', () => {
  violate(picture);
  vi.advanceTimersByTime(1000);
  expect(tools.note.mock.lastCall?.[2]).toMatch(/^Probably of this plugin, the only one .* blocked/);
});

it.each([
  ['a picture that is nowhere', picture],
  [
    'a frame, of which the browser tells the origin alone',
    { blockedURI: 'https://frames.example', effectiveDirective: 'frame-src' },
  ],
  ['a frame whose address is its content', { blockedURI: 'data', effectiveDirective: 'frame-src' }],
  ['a frame of which the browser tells nothing', { blockedURI: '', effectiveDirective: 'frame-src' }],
  ['code of which the browser names no script', { blockedURI: 'inline', sourceFile: '' }],
  ['a handler that the browser takes for the page’s own', { sourceFile: `${location.href}#/tasks` }],
])('names all that may have asked for %s', (_, violation) => {
  running = ['risk', 'notes'];
  document.body.innerHTML = '<div id="root"><a href="https://frames.example/help">Help</a></div>';
  violate(violation);
  // Who comes later has no part in it.
  running = ['risk', 'notes', 'late'];
  vi.advanceTimersByTime(1000);
  expect(tools.note.mock.calls).toEqual([
    [['risk', 'notes'], 'PLG-616', expect.stringMatching(/^One of these plugins is behind it, .* blocked/)],
  ]);
});

it('names those alone in whose parts the picture stands', () => {
  running = ['risk', 'notes', 'third'];
  const part = (id: string) => `<div data-plugin="${id}"><img src="${PICTURE}" alt=""></div>`;
  document.body.innerHTML = part('notes') + part('risk');
  violate(picture);
  vi.advanceTimersByTime(1000);
  expect(tools.note.mock.lastCall?.[0]).toEqual(['notes', 'risk']);
});

it('names all that may have put at the end of the page what stands in no part', () => {
  running = ['risk', 'notes'];
  document.body.innerHTML = '<p style="color: red">Red?</p>';
  violate({}, document.querySelector('p') ?? document);
  expect(tools.note.mock.lastCall?.[0]).toEqual(['risk', 'notes']);
});

it('still names them when another plugin breaks the policy without an end', () => {
  running = ['risk', 'notes'];
  for (let index = 0; index < 300; index += 1) violate({ ...picture, blockedURI: `${PICTURE}?${index}` });
  violate({ blockedURI: 'https://frames.example', effectiveDirective: 'frame-src' });
  vi.advanceTimersByTime(1000);
  expect(tools.note.mock.lastCall?.[2]).toContain('frame-src');
});

it.each([
  ['the shell shows', { ...picture, html: `<div id="root"><img src="${PICTURE}" alt=""></div>` }],
  ['an extension of the browser does', { blockedURI: 'chrome-extension://abc/x.js', html: '' }],
  ['a script of an extension does', { ...picture, sourceFile: 'moz-extension', html: '' }],
  ['a file of ours reads and does not show', { html: '' }],
])('says nothing of what %s', (_, { html, ...violation }) => {
  running = ['risk', 'notes'];
  document.body.innerHTML = html;
  violate(violation);
  vi.advanceTimersByTime(1000);
  expect(tools.note).not.toHaveBeenCalled();
});

it('says which directive, what was kept out, and what helps, but no address with data', () => {
  const [, , message] = violate({
    sourceFile: 'https://p.example/risk/tab.js',
    blockedURI: 'https://else.example/send?task=4711',
    effectiveDirective: 'connect-src',
  }) ?? [''];
  expect(message).toBe(
    'The policy of the page (connect-src) blocked: https://else.example. Add the origin to policy.origins if the plugin may send data there.',
  );
});

it('says nothing of what is nobody’s, or ours', () => {
  document.body.innerHTML = '<div data-plugin="own"><b></b></div>';
  violate({});
  violate({}, document.querySelector('b') ?? document);
  expect(tools.note).not.toHaveBeenCalled();
});
