import type { PointItem } from '@taskweave/plugin-sdk';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithTexts } from '../testing/renderWithTexts';
import FoldedActions from './FoldedActions';

const run = vi.fn();
const WIDTH = 100;
const NAMES = 80;
let width = 1000;
let observed: (() => void) | null = null;

function action(id: string): PointItem<'tasklist.navbar.action'> {
  return {
    key: `acme/${id}`,
    id,
    pluginId: 'acme',
    point: 'tasklist.navbar.action',
    label: `Do ${id}`,
    meta: {},
    render: () => null,
    prefetch: () => undefined,
  };
}

function Bar({ actions }: { readonly actions: readonly PointItem<'tasklist.navbar.action'>[] }) {
  const [step, setStep] = useState(-1);
  return (
    <header data-tight={step >= 0 || undefined}>
      <output>{actions.length - Math.max(0, step)}</output>
      <FoldedActions actions={actions} step={step} onStep={setStep} commands={{ run, hint: () => '' }} />
    </header>
  );
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        observed = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    const menu = this.querySelector('button') === null ? 0 : 40;
    const names = hasNames() ? NAMES : 0;
    return Math.max(width, 400 + Number(this.querySelector('output')?.textContent) * WIDTH + menu + names);
  });
});

async function resize(next: number): Promise<void> {
  width = next;
  for (let step = 0; step < 5; step++) await act(async () => observed?.());
}

const shown = () => Number(screen.getByRole('status').textContent);
const hasNames = () => document.querySelector('[data-tight]') === null;
const actions = ['a', 'b', 'c'].map(action);

it('takes the names of the signs before any action, and gives them back last', async () => {
  width = 780;
  renderWithTexts(<Bar actions={actions} />);
  expect(shown()).toBe(3);
  expect(hasNames()).toBe(true);
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();

  await resize(779);
  expect(shown()).toBe(3);
  expect(hasNames()).toBe(false);
  await resize(620);
  expect(shown()).toBe(1);
  expect(hasNames()).toBe(false);
  await resize(779);
  expect(shown()).toBe(3);
  expect(hasNames()).toBe(false);
  await resize(780);
  expect(shown()).toBe(3);
  expect(hasNames()).toBe(true);
});

it('runs what is chosen from it', async () => {
  width = 560;
  renderWithTexts(<Bar actions={actions} />);
  fireEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Do c' }));
  expect(run).toHaveBeenCalledWith('acme.c');
});

it('looks again when the words are others', async () => {
  width = 640;
  const { rerender } = renderWithTexts(<Bar actions={actions} />);
  expect(shown()).toBe(2);
  rerender(<Bar actions={actions.slice(0, 1)} />);
  await resize(640);
  expect(shown()).toBe(1);
});
