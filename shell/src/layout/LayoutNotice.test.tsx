import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithTexts } from '../testing/renderWithTexts';
import LayoutNotice, { noticeKey } from './LayoutNotice';
import { resetLayout, setFolded, setMaximised } from './LayoutStore';

beforeEach(() => {
  resetLayout();
  vi.useFakeTimers();
});

function draw(): HTMLElement {
  const host = createTestHost();
  renderWithTexts(
    <host.Provider>
      <LayoutNotice />
    </host.Provider>,
  );
  return screen.getByRole('status');
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('says nothing of the layout that is there at first', () => {
  const status = draw();
  pass(5000);
  expect(status.textContent).toBe('');
});

it('waits 600 ms after a column was folded @T2.20 @T9.15', () => {
  const status = draw();
  act(() => setFolded('filters', true));
  pass(599);
  expect(status.textContent).toBe('');
  pass(1);
  expect(status.textContent).toBe('Filters hidden.');
});

it('says only what came of several changes', () => {
  const status = draw();
  act(() => setFolded('filters', true));
  pass(300);
  act(() => setMaximised(true));
  pass(600);
  expect(status.textContent).toBe('Task maximized.');
});

it('says nothing where a change was taken back in time', () => {
  const status = draw();
  act(() => setFolded('tasks', true));
  pass(300);
  act(() => setFolded('tasks', false));
  pass(5000);
  expect(status.textContent).toBe('');
});

const folded = (filters: boolean, tasks: boolean) => ({ filters, tasks });

it.each([
  [folded(false, false), folded(true, true), 'layout.notice.maximised'],
  [folded(true, false), folded(true, true), 'layout.notice.maximised'],
  [folded(true, true), folded(false, false), 'layout.notice.all'],
  [folded(true, true), folded(true, false), 'layout.notice.tasks.shown'],
  [folded(false, false), folded(false, true), 'layout.notice.tasks.hidden'],
  [folded(false, false), folded(false, false), null],
])('from %j to %j is %s', (before, after, key) => {
  expect(noticeKey(before, after)).toBe(key);
});
