import { formatsFor } from '@taskweave/i18n/formats';

/** A row of values, with a name for the legend. */
export interface ChartSeries {
  readonly name: string;
  /** One for each step; null where there is none. */
  readonly values: readonly (number | null)[];
}

/** What a bar means beyond its length: late, due today, neither. */
export type ChartTone = 'danger' | 'warning' | 'neutral';

/** What a chart shows. */
export interface ChartData {
  readonly kind: 'line' | 'bars';
  /** The steps from left to right, equally far apart: names, or times in their order. */
  readonly steps: readonly string[] | readonly Date[];
  /** What the steps are: "Group", "Time". */
  readonly stepLabel: string;
  readonly series: readonly ChartSeries[];
  /** Of each bar; undefined for the colour of the series. */
  readonly tones?: readonly (ChartTone | undefined)[] | undefined;
}

const MILLISECONDS_OF_DAY = 86_400_000;
/** Seconds between the steps of a day. */
const STEP_OF_DAY = 900;

/**
 * The steps of a day that ends at a time: each quarter of an hour, the last of them begun at most that long before.
 *
 * @example <Chart steps={stepsOfDay(new Date())} … />
 */
export function stepsOfDay(end: Date): readonly Date[] {
  const step = STEP_OF_DAY * 1000;
  const last = Math.floor(end.getTime() / step) * step;
  const count = MILLISECONDS_OF_DAY / step;
  return Array.from({ length: count }, (_, index) => new Date(last - (count - 1 - index) * step));
}

/**
 * How many of some times lie within each step, from its beginning to that of the next.
 *
 * @param steps as `stepsOfDay` gives them
 */
export function countPerStep(times: readonly Date[], steps: readonly Date[]): readonly number[] {
  const counts = steps.map(() => 0);
  const [first, second] = steps;
  if (first === undefined) return counts;
  const step = second === undefined ? STEP_OF_DAY * 1000 : second.getTime() - first.getTime();
  for (const time of times) {
    const index = Math.floor((time.getTime() - first.getTime()) / step);
    const known = counts[index];
    if (known !== undefined) counts[index] = known + 1;
  }
  return counts;
}

/** A step in words: a name as it is; of a time as much as tells it apart from the others. */
export function stepText(step: string | Date | undefined, locale: string, form: 'short' | 'long'): string {
  if (step === undefined || typeof step === 'string') return step ?? '';
  const formats = formatsFor(locale);
  return form === 'short' ? formats.time(step) : formats.dateTime(step);
}

/** Labels of the values, at most. */
const MOST_LABELS = 8;

/**
 * Round numbers from zero to the greatest value, and to the least where that is below zero: at most eight.
 *
 * @example valueLabels([3, 12]) // [0, 2, 4, 6, 8, 10, 12]
 */
export function valueLabels(values: readonly (number | null)[]): readonly number[] {
  const known = values.filter((value) => value !== null && Number.isFinite(value)) as readonly number[];
  const least = known.reduce((one, other) => Math.min(one, other), 0);
  const most = known.reduce((one, other) => Math.max(one, other), 0);
  const isWhole = known.every(Number.isInteger);
  const range = most - least || 1;
  for (let power = Math.floor(Math.log10(range / MOST_LABELS)); ; power += 1) {
    for (const digit of [1, 2, 5]) {
      const step = digit * 10 ** power;
      if (isWhole && step < 1) continue;
      const from = Math.floor(least / step);
      const to = Math.max(Math.ceil(most / step), from + 1);
      if (to - from + 1 > MOST_LABELS) continue;
      // Multiplied each time: adding would write 0.30000000000000004.
      return Array.from({ length: to - from + 1 }, (_, index) =>
        Number(((from + index) * step).toPrecision(12)),
      );
    }
  }
}

/** Pixels: three quarters of the width, within what can be read and what fits beside other things. */
export function chartHeight(width: number): number {
  return Math.round(Math.min(300, Math.max(180, width * 0.75)));
}
