// @vitest-environment jsdom
import { aTask } from '@taskweave/engine-client/testing/factories';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { act, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin';
import { useRowMotion } from './useRowMotion';

const animate = vi.fn(() => ({ finished: new Promise<never>(() => undefined) }));
let isReduced = false;
let show: (ids: readonly string[]) => void = () => undefined;

beforeEach(() => {
  isReduced = false;
  animate.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  Object.assign(HTMLElement.prototype, { animate });
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

function List() {
  const list = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly string[]>(['a', 'b', 'c']);
  show = setIds;
  useRowMotion({ list, taskAt: (row) => (ids[row] === undefined ? undefined : aTask({ id: ids[row] })) });
  return (
    <div ref={list}>
      {ids.map((id, row) => (
        <div key={row} data-row={row} style={{ transform: `translateY(${row * 60}px)` }}>
          {id}
        </div>
      ))}
    </div>
  );
}

const open = () => openApp(plugin, <List />);
const moves = () => animate.mock.calls.map(([frames]: readonly unknown[]) => frames);

it('closes up over a row that has left', () => {
  open();
  act(() => show(['a', 'c']));
  expect(moves()).toEqual([{ translate: ['0 60px', '0 0'] }]);
});

it('lets a new row come in, and those below make room', () => {
  open();
  act(() => show(['new', 'a', 'b', 'c']));
  expect(moves()[0]).toEqual({ opacity: [0, 1], translate: ['0 -4px', '0 0'] });
  expect(moves().slice(1)).toEqual(Array(3).fill({ translate: ['0 -60px', '0 0'] }));
});

it('moves nothing where another list is opened, or less motion is wanted', () => {
  open();
  act(() => show(['x', 'y']));
  isReduced = true;
  act(() => show(['y']));
  expect(animate).not.toHaveBeenCalled();
});

it('moves nothing while the list is scrolled', () => {
  open();
  screen.getByText('a').parentElement?.dispatchEvent(new Event('scroll'));
  act(() => show(['a', 'c']));
  expect(animate).not.toHaveBeenCalled();
  act(() => show(['c']));
  expect(animate).toHaveBeenCalledOnce();
});

it('sweeps over what is done', () => {
  const { host } = open();
  act(() => host.services.taskEvents.emit({ kind: 'task-completed', taskId: 'b' }));
  expect(screen.getAllByText('b')).toHaveLength(2);
  expect(screen.getAllByText('b').at(-1)?.getAttribute('aria-hidden')).toBe('true');
});
