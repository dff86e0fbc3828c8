import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin';
import type { Pdf } from './openPdf';
import { PdfPage } from './PdfPage';

const draw = vi.fn<Pdf['draw']>();
const pdf: Pdf = { pages: 1, ratio: 2, draw, close: () => undefined };

const engine = useFakeEngine('demo');
let move: (isNear: boolean) => void;
let resize: () => void;

beforeEach(() => {
  draw.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(callback: () => void) {
        resize = callback;
      }
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        move = (isIntersecting) => callback([{ isIntersecting }]);
      }
    },
  );
});

async function openPage(): Promise<HTMLCanvasElement> {
  openApp(plugin, <PdfPage pdf={pdf} number={1} />, { engine });
  return screen.findByRole<HTMLCanvasElement>('img', { name: 'Page 1 of 1' });
}

it('draws each page in its own shape', async () => {
  draw.mockResolvedValue({ text: 'Wide', ratio: 0.5, lacksPicture: false });
  const canvas = await openPage();
  expect(canvas.style.aspectRatio).toBe('0.5 / 1');
  await act(async () => move(true));
  expect(canvas.style.aspectRatio).toBe('2 / 1');
});

it('gives back the memory of a page that is left, and draws it again', async () => {
  draw.mockImplementation(async (_page, canvas) => {
    canvas.width = 500;
    return { text: '', ratio: 2, lacksPicture: false };
  });
  const canvas = await openPage();
  await act(async () => move(true));
  expect(canvas.width).toBe(500);
  await act(async () => move(false));
  expect(canvas.width).toBe(0);
  expect(draw.mock.calls[0]?.[2].aborted).toBe(true);
  await act(async () => move(true));
  expect(canvas.width).toBe(500);
});

it('says that a page cannot be shown', async () => {
  draw.mockRejectedValue(new Error('no page'));
  await openPage();
  await act(async () => move(true));
  expect(await screen.findByText(/^This page cannot be shown/)).toBeTruthy();
});

it('says that a picture of a page cannot be shown', async () => {
  draw.mockResolvedValue({ text: '', ratio: 2, lacksPicture: true });
  await openPage();
  await act(async () => move(true));
  expect(await screen.findByText(/^A picture on this page cannot be shown/)).toBeTruthy();
});

it('draws a page again once the pane has another width, and not before its width settles', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  draw.mockResolvedValue({ text: '', ratio: 2, lacksPicture: false });
  const canvas = await openPage();
  await act(async () => move(true));
  for (const width of [300, 310, 320]) {
    Object.defineProperty(canvas, 'clientWidth', { value: width, configurable: true });
    resize();
  }
  expect(draw).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(draw).toHaveBeenCalledTimes(2);
  resize();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(draw).toHaveBeenCalledTimes(2);
});
