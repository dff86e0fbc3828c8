import { abbreviateNumber } from '@taskweave/i18n/abbreviateNumber';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { type ChartData, chartHeight, stepText, valueLabels } from './ChartData';

export interface PlotOptions {
  readonly element: HTMLElement;
  readonly data: ChartData;
  readonly locale: string;
  readonly width: number;
  /** Of each series, as the legend has it; asked anew for every picture, because themes change. */
  readonly colorOf: (series: number) => string;
  /** The step under the mouse; null once it has left. */
  readonly onPoint: (step: number | null) => void;
}

export interface Plot {
  readonly canvas: HTMLCanvasElement;
  readonly resize: (width: number) => void;
  /** Draws it again, such as with the colours of another theme. */
  readonly redraw: () => void;
  /** Marks a step; null for none. */
  readonly mark: (step: number | null) => void;
  readonly destroy: () => void;
}

/** Pixels for a label of a step. */
const LABEL_WIDTH = 88;
/** Letters of a name that fit there. */
const LABEL_LETTERS = 13;
const FONT_SIZE = 12;
/** So that lines can be told apart without their colours. */
const DASHES: readonly (readonly number[])[] = [[], [6, 4], [2, 3], [10, 4, 2, 4]];

/** Draws into an element. Steps lie equally far apart, and values begin at zero. */
export function drawPlot({ element, data, locale, width, colorOf, onPoint }: PlotOptions): Plot {
  const { kind, steps, series } = data;
  const style = getComputedStyle(element);
  const isRightToLeft = style.direction === 'rtl';
  const labels = valueLabels(series.flatMap(({ values }) => values));
  const edge = kind === 'bars' ? 0.5 : 0;
  const font = `${FONT_SIZE}px ${style.fontFamily}`;
  const ink = () => getComputedStyle(element).color;
  const line = () => getComputedStyle(element).borderBlockEndColor;
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
          size: 28,
          grid: { show: false },
          splits: (self) => stepLabels(steps.length, self.bbox.width / devicePixelRatio),
          values: (_, indices) => indices.map((index) => shortened(stepText(steps[index], locale, 'short'))),
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
      series: [
        {},
        ...series.map(({ name }, index): uPlot.Series => {
          const color = () => colorOf(index);
          return kind === 'bars'
            ? { label: name, fill: color, width: 0, points: { show: false }, ...bars() }
            : {
                label: name,
                stroke: color,
                width: 2,
                dash: [...(DASHES[index % DASHES.length] ?? [])],
                points: { show: steps.length === 1 },
              };
        }),
      ],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
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
      // Whoever says so knows already.
      plot.setCursor({ left, top: step === null ? -10 : 0 }, false);
    },
    destroy: () => plot.destroy(),
  };
}

function bars(): Pick<uPlot.Series, 'paths'> {
  const paths = uPlot.paths.bars?.({ size: [0.6, 64] });
  return paths === undefined ? {} : { paths };
}

/** The steps that have a label: as many as fit, equally far apart. */
function stepLabels(count: number, width: number): number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / LABEL_WIDTH))));
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
}

function shortened(text: string): string {
  const letters = [...text];
  const short = letters.length <= LABEL_LETTERS ? text : `${letters.slice(0, LABEL_LETTERS - 1).join('')}…`;
  // A name keeps its own direction, whatever that of the page is.
  return `\u2068${short}\u2069`;
}
