// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPolicy } from './watchPolicy';

const PICTURE = 'https://pictures.example/cat.png';
const onBlocked = vi.fn();
let running: readonly string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  running = ['risk', 'cats'];
  stop = watchPolicy({
    folders: () => [['risk', 'https://p.example/risk/']],
    running: () => running,
    onBlocked,
  });
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function violate(violation: Partial<SecurityPolicyViolationEvent>, target: EventTarget = document): void {
  const event = new Event('securitypolicyviolation', { bubbles: true });
  const usual = { sourceFile: '', blockedURI: 'inline', effectiveDirective: 'style-src-elem' };
  target.dispatchEvent(Object.assign(event, usual, violation));
  vi.advanceTimersByTime(1000);
}

it.each([
  ['the file that did it', { sourceFile: 'https://p.example/risk/tab.js' }, 'inline code'],
  ['what was blocked', { blockedURI: 'https://p.example/risk/font.woff2' }, 'font.woff2'],
])('knows the plugin by %s', (_, violation, what) => {
  violate(violation);
  expect(onBlocked).toHaveBeenCalledExactlyOnceWith('risk', expect.stringContaining(what));
  violate(violation);
  expect(onBlocked).toHaveBeenCalledOnce();
});

it('knows the plugin by the part that it happened in, or where the picture has come to stand', () => {
  document.body.innerHTML = `<div data-plugin="cats"><b></b><img src="${PICTURE}#1" alt=""></div>`;
  violate({}, document.querySelector('b') ?? document);
  violate({ blockedURI: PICTURE, effectiveDirective: 'img-src' });
  expect(onBlocked.mock.calls).toEqual([
    ['cats', 'The policy of the page (style-src-elem) blocked inline code.'],
    ['cats', `The policy of the page (img-src) blocked ${PICTURE}.`],
  ]);
});

it('says how sure it is of the only plugin, and accuses nobody of what stands in a part of ours or where there are several', () => {
  violate({ blockedURI: PICTURE });
  document.body.innerHTML = `<div data-plugin="own"><img src="${PICTURE}?2" alt=""></div>`;
  violate({ blockedURI: `${PICTURE}?2` });
  expect(onBlocked).not.toHaveBeenCalled();
  running = ['cats'];
  violate({ blockedURI: `${PICTURE}?3` });
  expect(onBlocked).toHaveBeenCalledExactlyOnceWith(
    'cats',
    expect.stringMatching(/^Probably of this plugin/),
  );
});
