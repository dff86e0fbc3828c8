import { abbreviateNumber } from '@taskweave/i18n/abbreviateNumber';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { type ChartData, type ChartSeries, chartHeight, shortText, stepText, valueLabels } from './ChartData';
import { fittedLabel, labelledSteps } from './stepLabels';

export interface PlotOptions {
  readonly element: HTMLElement;
  readonly data: ChartData;
  readonly locale: string;
  readonly width: number;
  readonly colorOf: (series: number, step?: number) => string;
  readonly onPoint: (step: number | null) => void;
}

export interface Plot {
  readonly canvas: HTMLCanvasElement;
  readonly resize: (width: number) => void;
  readonly redraw: () => void;
  readonly mark: (step: number | null) => void;
  readonly destroy: () => void;
}

const FONT_SIZE = 12;
const VALUE_WIDTH = 36;
const VALUE_HEIGHT = 18;
/** Distinguish lines without their colours. */
const DASHES: readonly (readonly number[])[] = [[], [6, 4], [2, 3], [10, 4, 2, 4]];

export function drawPlot({ element, data, locale, width, colorOf, onPoint }: PlotOptions): Plot {
  const { kind, steps, series } = data;
  const style = getComputedStyle(element);
  const isRightToLeft = style.direction === 'rtl';
  const labels = valueLabels(series.flatMap(({ values }) => values));
  const edge = kind === 'bars' ? 0.5 : 0;
  const font = `${FONT_SIZE}px ${style.fontFamily}`;
  const textOf = (value: number) => shortText(value, data, locale);
  const ink = () => getComputedStyle(element).color;
  const line = () => getComputedStyle(element).borderBlockEndColor;
  const roomOf = ({ bbox }: uPlot) => ({ kind, count: steps.length, width: bbox.width / devicePixelRatio });
  const fills = (index: number) => Array.from({ length: steps.length }, (_, step) => colorOf(index, step));
  const seriesOf = ({ name }: ChartSeries, index: number) =>
    kind === 'bars'
      ? barsOf(name, () => fills(index))
      : lineOf(name, () => colorOf(index), index, steps.length);
  const axis = { font, stroke: ink, ticks: { show: false } } satisfies uPlot.Axis;
  const plot = new uPlot(
    {
      width,
      height: chartHeight(width),
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false, setScale: false }, points: { show: kind === 'line' } },
      scales: {
        x: {
          time: false,
          dir: isRightToLeft ? -1 : 1,
          range: () => [-edge, Math.max(steps.length - 1 + edge, 1 - edge)],
        },
        y: { range: () => [labels[0] ?? 0, labels.at(-1) ?? 1] },
      },
      axes: [
        {
          ...axis,
          size: kind === 'bars' ? 44 : 28,
          grid: { show: false },
          splits: (self) => labelledSteps(roomOf(self)).indices,
          values: (self, indices) => {
            const { pixels } = labelledSteps(roomOf(self));
            self.ctx.font = font;
            const widthOf = (text: string) => self.ctx.measureText(text).width;
            return indices.map((index) =>
              fittedLabel(stepText(steps[index], locale, 'short'), pixels, widthOf),
            );
          },
        },
        {
          ...axis,
          side: isRightToLeft ? 1 : 3,
          size: 48,
          grid: { stroke: line, width: 1 },
          splits: () => [...labels],
          values: (_, values) => values.map((value) => abbreviateNumber(value, locale)),
        },
      ],
      series: [{}, ...series.map(seriesOf)],
      ...(kind === 'bars' && { padding: [VALUE_HEIGHT, null, null, null] }),
      hooks: {
        setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)],
        ...(kind === 'bars' && { draw: [(self: uPlot) => drawValues(self, { font, ink: ink(), textOf })] }),
      },
    },
    [
      steps.map((_, index) => index),
      ...series.map(({ values }) => steps.map((_, index) => values[index] ?? null)),
    ],
    element,
  );
  return {
    canvas: plot.ctx.canvas,
    resize: (next) => plot.setSize({ width: next, height: chartHeight(next) }),
    redraw: () => plot.redraw(false, true),
    mark(step) {
      const left = step === null ? -10 : plot.valToPos(step, 'x');
      plot.setCursor({ left, top: step === null ? -10 : 0 }, false);
    },
    destroy: () => plot.destroy(),
  };
}

function barsOf(label: string, fills: () => string[]): uPlot.Series {
  const fill = { unit: 3 as const, values: fills };
  const paths = uPlot.paths.bars?.({ size: [0.6, 64], disp: { fill } });
  return {
    label,
    fill: () => fills()[0] ?? '',
    width: 0,
    points: { show: false },
    ...(paths && { paths }),
  };
}

function lineOf(label: string, stroke: () => string, index: number, steps: number): uPlot.Series {
  const dash = [...(DASHES[index % DASHES.length] ?? [])];
  return { label, stroke, width: 2, dash, points: { show: steps === 1 } };
}

interface ValueStyle {
  readonly font: string;
  readonly ink: string;
  readonly textOf: (value: number) => string;
}

function drawValues(plot: uPlot, { font, ink, textOf }: ValueStyle): void {
  const { ctx, bbox, data } = plot;
  const values = data[1] ?? [];
  if (values.length === 0 || bbox.width / devicePixelRatio / values.length < VALUE_WIDTH) return;
  ctx.save();
  ctx.font = font.replace(/^\d+/, String(FONT_SIZE * devicePixelRatio));
  ctx.fillStyle = ink;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'bottom';
  values.forEach((value, step) => {
    if (value == null || value < 0) return;
    const top = plot.valToPos(value, 'y', true);
    ctx.fillText(textOf(value), plot.valToPos(step, 'x', true), top - 2 * devicePixelRatio);
  });
  ctx.restore();
}
