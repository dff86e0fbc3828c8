import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFittingCount } from './useFittingCount';

const WIDTH = 100;
let width = 1000;
let look = () => {};

beforeEach(() => {
  width = 1000;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: (entries: readonly { readonly target: Element }[]) => void) {
        look = () => listener([{ target: document.body }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    const line = Math.floor(index / Math.max(1, Math.floor(width / WIDTH)));
    return new DOMRect(0, line * 20, WIDTH, 20);
  });
});

function Row() {
  const frame = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLSpanElement>(null);
  const count = useFittingCount(frame, row, 3);
  return (
    <div ref={frame}>
      <span ref={row}>
        {['a', 'b', 'c'].slice(0, count).map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
        <button type="button">More</button>
      </span>
    </div>
  );
}

const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('takes parts away until the rest stands in one line', () => {
  width = 210;
  render(<Row />);
  expect(shown()).toEqual(['a', 'More']);
});

it('gives them back where there is room again', () => {
  width = 210;
  render(<Row />);
  width = 310;
  act(() => look());
  expect(shown()).toEqual(['a', 'b', 'More']);
});

it('takes parts away where the room becomes less', () => {
  render(<Row />);
  expect(shown()).toEqual(['a', 'b', 'c', 'More']);
  width = 310;
  act(() => look());
  expect(shown()).toEqual(['a', 'b', 'More']);
});
