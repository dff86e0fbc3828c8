// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { fakeTools } from './testing/fakeTools';
import { watchPolicy } from './watchPolicy';

const OURS = 'https://t.example/app/shell.js';
const tools = fakeTools();
watchPolicy(tools);

afterEach(() => {
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
