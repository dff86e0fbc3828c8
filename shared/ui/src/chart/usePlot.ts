import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { ChartData } from './ChartData';
import type { Plot, PlotOptions } from './drawPlot';
import { throttled } from './throttled';

type DrawPlot = (options: PlotOptions) => Plot;

const RESIZE_MS = 100;

export interface PlotInput {
  readonly element: RefObject<HTMLElement | null>;
  readonly data: ChartData;
  readonly locale: string;
  readonly colorOf: (series: number, step?: number) => string;
  readonly onPoint: (step: number | null) => void;
  readonly onFailed: () => void;
  readonly load?: () => Promise<{ readonly drawPlot: DrawPlot }>;
}

/** Redraws on changes of width, theme and data; null until first drawn. */
export function usePlot(input: PlotInput): RefObject<Plot | null> {
  const { element, data, locale, colorOf, onPoint, onFailed, load = loadEngine } = input;
  const plot = useRef<Plot | null>(null);
  const tell = useEffectEvent(onPoint);
  const fail = useEffectEvent(onFailed);
  const fetchEngine = useEffectEvent(load);
  const color = useEffectEvent(colorOf);
  const draw = useEffectEvent((drawPlot: DrawPlot, frame: HTMLElement) =>
    drawPlot({
      element: frame,
      data,
      locale,
      width: frame.clientWidth,
      colorOf: (series, step) => color(series, step),
      onPoint: (step) => tell(step),
    }),
  );
  // Callers create new lists of the same values, so the content is compared.
  const content = JSON.stringify([data, locale, data.valueText(0)]);

  useEffect(() => {
    if (content === '') return;
    const frame = element.current;
    if (frame === null) return;
    let end: () => void = () => undefined;
    let isWanted = true;
    fetchEngine()
      .then(({ drawPlot }) => {
        if (!isWanted) return;
        const drawn = draw(drawPlot, frame);
        plot.current = drawn;
        const unfollow = follow(frame, drawn);
        end = () => {
          unfollow();
          drawn.destroy();
          plot.current = null;
        };
      })
      .catch(() => isWanted && fail());
    return () => {
      isWanted = false;
      end();
    };
  }, [element, content]);

  return plot;
}

function loadEngine() {
  return import(/* webpackChunkName: "chart-engine" */ './drawPlot');
}

function follow(frame: HTMLElement, plot: Plot): () => void {
  const resize = throttled((width: number) => plot.resize(width), RESIZE_MS);
  let last = frame.clientWidth;
  const sizes = new ResizeObserver(() => {
    const { clientWidth } = frame;
    if (clientWidth === last || clientWidth === 0) return;
    last = clientWidth;
    resize(clientWidth);
  });
  sizes.observe(frame);
  const themes = new MutationObserver(plot.redraw);
  themes.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'style', 'class'],
  });
  const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query));
  for (const query of media) query.addEventListener('change', plot.redraw);
  return () => {
    resize.cancel();
    sizes.disconnect();
    themes.disconnect();
    for (const query of media) query.removeEventListener('change', plot.redraw);
  };
}
