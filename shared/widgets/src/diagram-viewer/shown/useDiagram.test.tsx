import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenDiagram } from '../drawing/OpenDiagram';
import * as engine from '../engines/diagramEngine';
import { type DiagramSource, useDiagram } from './useDiagram';

const BOX = { x: 1, y: 2, width: 300, height: 200 };
let frame: HTMLDivElement;
let moved: () => void;

class OneResize {
  readonly #tell: () => void;
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell();
  }
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', OneResize);
  frame = document.createElement('div');
  Object.defineProperties(frame, { clientWidth: { value: 600 }, clientHeight: { value: 300 } });
});

async function draw(source: Partial<DiagramSource>) {
  const canvas = { viewbox: vi.fn(() => BOX), resized: vi.fn() };
  const open = {
    ...{ form: 'drawing', warnings: [], pages: [], page: null, canvas, destroy: vi.fn() },
    on: (_event: string, listener: () => void) => {
      moved = listener;
    },
    off: vi.fn(),
  };
  vi.spyOn(engine, 'loadDiagramEngine').mockResolvedValue(() =>
    Promise.resolve(open as unknown as OpenDiagram),
  );
  const onMove = vi.fn();
  const given = {
    kind: 'bpmn',
    xml: '<x/>',
    locale: 'en',
    page: null,
    highlighted: [],
    box: BOX,
    openLabel: String,
  } as const;
  const ref = { current: frame };
  const hook = renderHook(() => useDiagram(ref, { ...given, onMove, ...source }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { canvas, onMove, unmount: hook.unmount };
}

it('begins with the part that the address says', async () => {
  const { canvas, onMove } = await draw({});
  expect(canvas.viewbox).toHaveBeenCalledExactlyOnceWith(BOX);
  vi.advanceTimersByTime(1_000);
  expect(onMove).not.toHaveBeenCalled();
});

it('hides what lies over a drawing while it moves, and for 300 ms @S9.6', async () => {
  await draw({});
  moved();
  vi.advanceTimersByTime(299);
  expect(frame.dataset.moving).toBe('true');
  vi.advanceTimersByTime(1);
  expect(frame.dataset.moving).toBeUndefined();
});

it('reports nothing of a drawing that is gone', async () => {
  const { onMove, unmount } = await draw({});
  moved();
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(onMove).not.toHaveBeenCalled();
});
