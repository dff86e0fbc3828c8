// @vitest-environment jsdom
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderInHost } from '../../testing/renderInHost';
import { type ListPageOptions, useListPage } from './useListPage';

const engine = useFakeEngine();

beforeEach(() => {
  engine.user = 'demo';
});

/** A list that stands at row 30, and what says whether rows are there. */
function open(isLoadedAtFirst: boolean) {
  const virtualizer = {
    scrollOffset: 0,
    scrollRect: { height: 700 },
    getTotalSize: () => 50_000,
    isScrolling: true,
  };
  let tell: (isLoaded: boolean) => void = () => {};
  function List() {
    const [isLoaded, setIsLoaded] = useState(isLoadedAtFirst);
    tell = setIsLoaded;
    useListPage({
      virtualizer: virtualizer as unknown as ListPageOptions['virtualizer'],
      height: 76,
      topRow: 30,
      startRow: 30,
      rowCount: 500,
      isLoaded,
    });
    return null;
  }
  renderInHost(<List />, { engine: engine.connect() });
  return { virtualizer, load: (isLoaded: boolean) => act(() => tell(isLoaded)) };
}

it('begins at the page of the address', () => {
  expect(open(false).virtualizer.scrollOffset).toBe(30 * 76);
});

it('stays where it has been scrolled to while the rows there are on their way', () => {
  const { virtualizer, load } = open(true);
  virtualizer.scrollOffset = 300 * 76;
  load(false);
  expect(virtualizer.scrollOffset).toBe(300 * 76);
});
