import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ColumnSeparator } from './ColumnSeparator';
import { LIMITS, readLayout, resetLayout, useLayout } from './LayoutStore';

const { min, max, initial } = LIMITS.tasks;

beforeEach(() => {
  resetLayout();
});

function draw(): HTMLElement {
  render(<ColumnSeparator column="tasks" label="Width of the tasks" />);
  return screen.getByRole('separator', { name: 'Width of the tasks' });
}

it.each([
  ['ArrowRight', initial + 16],
  ['ArrowLeft', initial - 16],
  ['Home', min],
  ['End', max],
])('%s makes the column %i wide, and keeps that', (key, width) => {
  const separator = draw();
  fireEvent.keyDown(separator, { key });
  expect(separator.getAttribute('aria-valuenow')).toEqual(String(width));
  expect(readLayout().tasks).toEqual(width);
});

it('goes the other way where the text runs from right to left', () => {
  const separator = draw();
  separator.style.direction = 'rtl';
  fireEvent.keyDown(separator, { key: 'ArrowRight' });
  expect(useLayout.getState().tasks).toBe(initial - 16);
});

it.each(['Enter', 'dblclick'])('gives the first width back by %s', (how) => {
  const separator = draw();
  fireEvent.keyDown(separator, { key: 'End' });
  if (how === 'Enter') fireEvent.keyDown(separator, { key: 'Enter' });
  else fireEvent.doubleClick(separator);
  expect(useLayout.getState().tasks).toBe(initial);
});

it('leaves other keys to the page', () => {
  expect(fireEvent.keyDown(draw(), { key: 'a' })).toBe(true);
});

it('does not let the browser drag what lies beside', () => {
  expect(fireEvent.mouseDown(draw())).toBe(false);
});
