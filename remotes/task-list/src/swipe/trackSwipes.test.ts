// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SwipeWay, trackSwipes } from './trackSwipes';

let list: HTMLElement;
let row: HTMLElement;
let end = () => {};

beforeEach(() => {
  list = document.body.appendChild(document.createElement('div'));
  row = list.appendChild(document.createElement('a'));
  row.dataset.row = '3';
});
afterEach(() => {
  end();
  list.remove();
});

function begin(ways: readonly SwipeWay[] = ['forth', 'back']) {
  const onMove = vi.fn();
  const onSwipe = vi.fn();
  end = trackSwipes(list, {
    subjectOf: ({ dataset }) => dataset.row,
    mayGo: (_, way) => ways.includes(way),
    onMove,
    onSwipe,
  });
  return { onMove, onSwipe };
}

function send(type: string, clientX: number, clientY = 0, pointerType = 'touch'): void {
  const init = {
    bubbles: true,
    cancelable: true,
    clientX,
    clientY,
    pointerType,
    pointerId: 7,
    isPrimary: true,
  };
  row.dispatchEvent(new PointerEvent(type, init));
}

function swipeBy(...places: readonly (readonly [x: number, y?: number])[]): void {
  send('pointerdown', 0);
  for (const place of places) send('pointermove', ...place);
  const [x = 0, y = 0] = places.at(-1) ?? [];
  send('pointerup', x, y);
}

it.each<[number, SwipeWay]>([
  [120, 'forth'],
  [-120, 'back'],
])('a row drawn by %i pixels goes %s', (across, way) => {
  const { onSwipe } = begin();
  swipeBy([across / 2], [across]);
  expect(onSwipe.mock.calls).toEqual([['3', way]]);
});

it('goes the other way from right to left', () => {
  list.style.direction = 'rtl';
  const { onSwipe } = begin();
  swipeBy([60], [120]);
  expect(onSwipe.mock.calls).toEqual([['3', 'back']]);
});

it('does nothing before the row is far enough, and says when it is', () => {
  const { onMove, onSwipe } = begin();
  send('pointerdown', 0);
  for (const x of [20, 100, 60]) send('pointermove', x);
  send('pointerup', 60);
  expect(onMove.mock.calls.map(([swipe]) => swipe?.isArmed)).toEqual([false, true, false, undefined]);
  expect(onSwipe).not.toHaveBeenCalled();
});

it('leaves a finger that scrolls to the browser', () => {
  const { onMove, onSwipe } = begin();
  swipeBy([2, 30], [200, 40]);
  expect([onMove.mock.calls, onSwipe.mock.calls, list.style.touchAction]).toEqual([
    [],
    [],
    'pan-y pinch-zoom',
  ]);
});

it('does not move to a side where nothing can be done', () => {
  const { onMove, onSwipe } = begin(['back']);
  swipeBy([60], [120]);
  expect([onMove.mock.calls, onSwipe.mock.calls]).toEqual([[], []]);
});

it('is given up by the browser: the row goes back', () => {
  const { onMove, onSwipe } = begin();
  send('pointerdown', 0);
  send('pointermove', 150);
  send('pointercancel', 150);
  expect([onMove.mock.lastCall, onSwipe.mock.calls, row.style.translate]).toEqual([[null], [], '0 0']);
});

it('presses nothing where it ends', () => {
  begin();
  const pressed = vi.fn();
  row.addEventListener('click', pressed);
  swipeBy([60], [120]);
  row.click();
  expect(pressed).not.toHaveBeenCalled();
});

it('is not for the mouse', () => {
  const { onMove } = begin();
  send('pointerdown', 0, 0, 'mouse');
  send('pointermove', 150, 0, 'mouse');
  expect(onMove).not.toHaveBeenCalled();
});
