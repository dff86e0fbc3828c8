// @vitest-environment jsdom

import { createElement, memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';

/** @type {import('react-dom/client').Root | undefined} */
let root;

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

/** Runs the files anew, as each build on the page does. */
async function nextBuild() {
  vi.resetModules();
  return {
    ...(await import('./families.mjs')),
    ...(await import('./react.mjs')),
    jsx: (await import('./jsx.mjs')).jsxDEV,
  };
}

/** @param {import('react').ReactNode} node */
async function draw(node) {
  root ??= createRoot(document.body.appendChild(document.createElement('main')));
  root.render(node);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return document.querySelector('main')?.textContent;
}

async function click() {
  document.querySelector('button')?.click();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

/**
 * @param {string} word
 * @param {string} hooks
 */
async function counter(word, hooks = 'useState') {
  const { register, stable, signature, jsx } = await nextBuild();
  function Counter() {
    const [count, setCount] = useState(0);
    return jsx('button', { onClick: () => setCount(count + 1), children: `${word} ${count}` });
  }
  signature()(Counter, hooks);
  register('acme Counter.tsx Counter', Counter);
  return createElement(stable(Counter));
}

test('a component keeps its state when its next build calls the same hooks', async () => {
  expect(await draw(await counter('Before'))).toBe('Before 0');
  await click();
  expect(await draw(await counter('After'))).toBe('After 1');
});

test('a component with other hooks begins anew', async () => {
  await draw(await counter('Before'));
  await click();
  expect(await draw(await counter('After', 'useState useRef'))).toBe('After 0');
});

test('components below keep theirs, through memo as well', async () => {
  const build = async (/** @type {string} */ word) => {
    const { register, stable, jsx } = await nextBuild();
    function Child() {
      const [count, setCount] = useState(0);
      return jsx('button', { onClick: () => setCount(count + 1), children: `${word} ${count}` });
    }
    const Kept = memo(Child);
    const Parent = () => jsx(Kept, {});
    register('acme Child', Child);
    register('acme Child$memo', Kept);
    register('acme Parent', Parent);
    return createElement(stable(Parent));
  };
  await draw(await build('Before'));
  await click();
  expect(await draw(await build('After'))).toBe('After 1');
});

test('what a hook has kept is made anew by the next build, and by nothing else', async () => {
  const made = vi.fn();
  const build = async (/** @type {string} */ word) => {
    const { register, stable, useMemo, useEffect } = await nextBuild();
    function Tab() {
      useEffect(() => made(word), []);
      return useMemo(() => word, []);
    }
    register('acme Memo', Tab);
    return stable(Tab);
  };
  const before = await build('Before');
  await draw(createElement(before));
  await draw(createElement(before));
  expect(made.mock.calls).toEqual([['Before']]);
  expect(await draw(createElement(await build('After')))).toBe('After');
  expect(made.mock.calls).toEqual([['Before'], ['After']]);
});

test('what is no component of the plugin is left as it is', async () => {
  const { stable } = await nextBuild();
  const Foreign = () => null;
  expect([stable('p'), stable(Foreign), stable(undefined)]).toEqual(['p', Foreign, undefined]);
});
