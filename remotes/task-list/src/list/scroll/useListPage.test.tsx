import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import plugin from '../../plugin';
import { evenRows } from './RowLayout';
import { ScrollPlace } from './ScrollPlace';
import { useListPage } from './useListPage';

const engine = useFakeEngine('demo');

const LAYOUT = evenRows(500, 76, 0);

function open(isLoadedAtFirst: boolean) {
  const place = new ScrollPlace(LAYOUT, 0, 700);
  let tell: (isLoaded: boolean) => void = () => {};
  function List() {
    const [isLoaded, setIsLoaded] = useState(isLoadedAtFirst);
    tell = setIsLoaded;
    useListPage({
      view: {
        ...place.state,
        isScrolling: true,
        place,
        seen: null,
        rows: [],
        size: 38_000,
        isPrinting: false,
      },
      height: 76,
      topRow: 30,
      startRow: 30,
      rowCount: 500,
      isLoaded,
    });
    return null;
  }
  openApp(plugin, <List />, { engine });
  return { place, load: (isLoaded: boolean) => act(() => tell(isLoaded)) };
}

it('begins at the page of the address', () => {
  expect(open(false).place.state.offset).toBe(30 * 76);
});

it('stays where it has been scrolled to while the rows there are on their way', () => {
  const { place, load } = open(true);
  place.begin(300 * 76);
  load(false);
  expect(place.state.offset).toBe(300 * 76);
});
