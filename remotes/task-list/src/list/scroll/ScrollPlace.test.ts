// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { layOut } from '../../testing/layOut';
import { evenRows } from './RowLayout';
import { ScrollPlace } from './ScrollPlace';

let element: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  layOut(500);
  element = document.createElement('div');
});

function placeAt(offset: number) {
  const place = new ScrollPlace(evenRows(1000, 50, 0), offset, 600);
  const onMove = vi.fn();
  place.subscribe(onMove);
  place.attach(element);
  onMove.mockClear();
  return { place, onMove };
}

function scroll(offset: number): void {
  element.scrollTop = offset;
  element.dispatchEvent(new Event('scroll'));
}

it('brings the list to where it begins once it is drawn', () => {
  placeAt(2000);
  expect(element.scrollTop).toBe(2000);
});

it('goes by the room there presumably is until it is known', async () => {
  const { place } = placeAt(0);
  expect(place.state.room).toBe(600);
  await Promise.resolve();
  expect(place.state.room).toBe(500);
});

it('reports other rows, and not pixels within the same row', () => {
  const { place, onMove } = placeAt(0);
  scroll(10);
  onMove.mockClear();
  scroll(20);
  expect(onMove).not.toHaveBeenCalled();
  scroll(60);
  expect(onMove).toHaveBeenCalledTimes(1);
  expect(place.state.offset).toBe(60);
});

it('says that it scrolls until it has come to rest', () => {
  const { place } = placeAt(0);
  scroll(10);
  expect(place.state.isScrolling).toBe(true);
  vi.advanceTimersByTime(150);
  expect(place.state.isScrolling).toBe(false);
});

it('scrolls no further than there is something', () => {
  const { place } = placeAt(0);
  place.scrollTo(5_000_000);
  expect(element.scrollTop).toBe(1_000_000 - 500);
});

it('stands where it stood when the list is drawn again', () => {
  const { place } = placeAt(0);
  scroll(700);
  const other = document.createElement('div');
  place.attach(null);
  place.attach(other);
  expect(other.scrollTop).toBe(700);
});

it('hears nothing of a list that is gone', () => {
  const { place, onMove } = placeAt(0);
  place.attach(null);
  scroll(700);
  expect(onMove).not.toHaveBeenCalled();
});
