import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Badges } from '../cards/Badges';
import plugin from '../plugin';
import { tasksNumbered } from '../testing/serveTasks';
import { useCardHeight } from './useCardHeight';

const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  chip: [40, 20],
  'two lines': [90, 36],
  'three lines': [90, 54],
  'long line': [400, 18],
};

const observers: Observer[] = [];

class Observer {
  readonly observed = new Set<Element>();
  constructor(readonly onSizes: (entries: readonly { readonly target: Element }[]) => void) {
    observers.push(this);
  }
  observe = (element: Element) => this.observed.add(element);
  unobserve = (element: Element) => this.observed.delete(element);
  disconnect = () => this.observed.clear();
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function size(this: Element) {
    const [width, height] = SIZES[textOf(this)] ?? [0, 0];
    return new DOMRect(0, 0, width, height);
  });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  const { getComputedStyle } = globalThis;
  vi.stubGlobal('getComputedStyle', (element: Element) =>
    Object.assign(getComputedStyle(element), { lineHeight: '18px' }),
  );
});

const textOf = (element: Element) => element.textContent ?? '';

function Card() {
  const height = useCardHeight();
  return (
    <>
      <output>{height}</output>
      <Badges id="badges" task={parseTask({ ...tasksNumbered(1)[0] })} variables={undefined} />
    </>
  );
}

function open(...texts: readonly string[]) {
  const items = texts.map((text) => ({ id: text.replace(' ', '-'), render: () => text }));
  openApp(plugin, <Card />, { items: { 'tasklist.card': items } });
  for (const { observed, onSizes } of observers) {
    const badges = [...observed].filter((element) => texts.includes(textOf(element)));
    if (badges.length > 0) onSizes(badges.map((target) => ({ target })));
  }
}

const height = () => Number(screen.getByRole('status').textContent);
const blocks = () => [...document.querySelectorAll('[data-block]')].map(textOf);

it('gives all cards the lines that a plugin draws below theirs', async () => {
  open('chip', 'two lines');
  await waitFor(() => expect(height()).toBe(60 + 36));
  expect(blocks()).toEqual(['two lines']);
});

it('gives an own line to what is too long beside the others', async () => {
  open('chip', 'long line');
  await waitFor(() => expect(blocks()).toEqual(['long line']));
  expect(height()).toBe(60 + 18);
});

it('has room for every part, and gives it back where those are gone', async () => {
  open('two lines', 'three lines');
  await waitFor(() => expect(height()).toBe(60 + 36 + 54));
  cleanup();
  open('chip');
  await waitFor(() => expect(height()).toBe(60));
});
