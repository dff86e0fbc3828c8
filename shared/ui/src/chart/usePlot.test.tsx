// @vitest-environment jsdom

import { NoResizes } from '@taskweave/base/testing/NoResizes';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ChartData } from './ChartData';
import type { PlotOptions } from './drawPlot';
import { usePlot } from './usePlot';

const drawn: PlotOptions[] = [];
const load = async () => ({
  drawPlot: (options: PlotOptions) => {
    drawn.push(options);
    const nothing = () => undefined;
    const canvas = document.createElement('canvas');
    return { canvas, redraw: nothing, resize: nothing, mark: nothing, destroy: nothing };
  },
});

it('asks for the colour of each bar', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('ResizeObserver', NoResizes);
  const data: ChartData = { kind: 'bars', steps: ['a', 'b'], stepLabel: 'x', series: [], valueText: String };
  const rest = { data, locale: 'en', onPoint: () => undefined, onFailed: () => undefined };
  const element = { current: document.createElement('div') };
  const colorOf = (series: number, step?: number) => `${series}/${step}`;
  renderHook(() => usePlot({ ...rest, element, colorOf, load }));
  await waitFor(() => expect(drawn[0]?.colorOf(0, 1)).toBe('0/1'));
});

it('draws again where the numbers are no longer those of all engines', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('ResizeObserver', NoResizes);
  const element = { current: document.createElement('div') };
  const rest = {
    element,
    locale: 'en',
    colorOf: () => '',
    onPoint: () => undefined,
    onFailed: () => undefined,
    load,
  };
  const data: ChartData = { kind: 'bars', steps: ['a'], stepLabel: 'x', series: [], valueText: String };
  const { rerender } = renderHook((given: ChartData) => usePlot({ ...rest, data: given }), {
    initialProps: data,
  });
  await waitFor(() => expect(drawn).not.toHaveLength(0));
  const before = drawn.length;
  rerender({ ...data, valueText: (value) => `${value}+` });
  await waitFor(() => expect(drawn.length).toBe(before + 1));
});
