import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithTexts } from '../../testing/renderWithTexts';
import EmptyTask from './EmptyTask';

const opened: string[] = [];
let isSeen: boolean;
let tellSize: () => void;

beforeEach(() => {
  opened.length = 0;
  document.addEventListener('click', noteClick);
  isSeen = true;
  tellSize = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        tellSize = tell;
      }
      observe() {
        tellSize();
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => (isSeen ? 600 : 0));
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(
    () => (isSeen ? [{}] : []) as unknown as DOMRectList,
  );
});

afterEach(() => {
  cleanup();
  document.removeEventListener('click', noteClick);
  delete document.documentElement.dataset.noKeysYet;
});

function draw() {
  const host = createTestHost({
    items: {
      'tasklist.task.empty': [
        {
          id: 'work',
          render: () => (
            <>
              <a href="#list">Overdue</a>
              <a href="#first" data-begins>
                First
              </a>
            </>
          ),
        },
      ],
    },
  });
  return renderWithTexts(
    <host.Provider>
      <section>
        <div id="tasks-body">
          {/* biome-ignore lint/a11y/useSemanticElements: the list is a grid */}
          <div role="row" tabIndex={0}>
            Row
          </div>
          <input aria-label="Search" />
        </div>
        <div>
          <EmptyTask text="Choose one" />
        </div>
      </section>
    </host.Provider>,
  );
}

function noteClick({ target }: Event): void {
  if (target instanceof Element) opened.push(target.getAttribute('href') ?? '');
}

const enter = (target: Element) => fireEvent.keyDown(target, { key: 'Enter' });

it('draws nothing of plugins before it is in sight', () => {
  isSeen = false;
  draw();
  expect(screen.queryByText('First')).toBeNull();
  isSeen = true;
  act(() => tellSize());
  expect(screen.getByText('First')).toBeTruthy();
});

it('presses the first task by Enter where nothing has the focus', () => {
  draw();
  enter(document.body);
  expect(opened).toEqual(['#first']);
});

it('presses it from a row that the page itself has given the focus, and from no other', () => {
  draw();
  enter(screen.getByRole('row'));
  expect(opened).toEqual([]);
  document.documentElement.dataset.noKeysYet = '';
  enter(screen.getByRole('row'));
  expect(opened).toEqual(['#first']);
});

it.each([
  ['in a field', () => screen.getByRole('textbox'), {}],
  ['on another link', () => screen.getByText('Overdue'), {}],
  ['with Ctrl', () => document.body, { ctrlKey: true }],
])('leaves Enter %s alone', (_where, target, more) => {
  draw();
  fireEvent.keyDown(target(), { key: 'Enter', ...more });
  expect(opened).toEqual([]);
});

it('hands the focus to what holds the task when it goes', () => {
  const view = draw();
  const holder = screen.getByText('First').closest('div')?.parentElement;
  screen.getByText('First').focus();
  view.unmount();
  expect(holder?.tabIndex).toBe(-1);
});
