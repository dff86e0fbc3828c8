import { aTask } from '@taskweave/engine-client/testing/factories';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { type RowFocus, useRowFocus } from './useRowFocus';

function open(...first: readonly string[]) {
  let focus: RowFocus | null = null;
  function List({ ids }: { readonly ids: readonly string[] }) {
    const scroller = useRef<HTMLDivElement>(null);
    const tasks = ids.map((id) => aTask({ id }));
    const rowOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : null);
    focus = useRowFocus({
      scroller,
      headRows: 0,
      count: ids.length,
      rows: { at: (row) => tasks[row], rowOf },
    });
    return (
      <div ref={scroller} role="grid" tabIndex={-1} onFocus={focus.handleFocus} onBlur={focus.handleBlur}>
        {ids.slice(0, 3).map((id, row) => (
          // The list draws other tasks into the rows that there are.
          <div key={row} role="row" aria-rowindex={row + 1} tabIndex={-1}>
            {id}
          </div>
        ))}
      </div>
    );
  }
  const { rerender } = render(<List ids={first} />);
  return {
    show: (...ids: readonly string[]) => rerender(<List ids={ids} />),
    focusOn: (id: string) => act(() => screen.getByText(id).focus()),
    move: (row: number) => act(() => focus?.setActiveRow(row)),
  };
}

const focused = () => document.activeElement?.textContent;

it('follows the task of the row that is pushed down, and goes on from there', () => {
  const { show, focusOn, move } = open('a', 'b', 'c');
  focusOn('b');
  show('a', 'n~c7', 'b', 'c');
  expect(focused()).toBe('b');
  move(1);
  expect(focused()).toBe('n~c7');
});

it('leaves the focus where a person has moved it meanwhile', () => {
  const { show, focusOn } = open('a', 'b', 'c');
  focusOn('b');
  focusOn('a');
  show('a', 'n~c7', 'b', 'c');
  expect(focused()).toBe('a');
});

it.each([
  ['is not drawn any more', ['x~c7', 'y~c7', 'z~c7', 'a', 'b']],
  ['has left the list', ['x~c7', 'y~c7', 'z~c7']],
])('stays on the row where the task %s', (_, ids) => {
  const { show, focusOn } = open('a', 'b', 'c');
  focusOn('b');
  show(...ids);
  expect(focused()).toBe('y~c7');
});
