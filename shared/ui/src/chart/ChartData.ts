import { abbreviateNumber } from '@taskweave/i18n/abbreviateNumber';
import { formatsFor } from '@taskweave/i18n/formats';

/** A row of values, with a name for the legend. */
export interface ChartSeries {
  readonly name: string;
  /** One per step; null where there is no value. */
  readonly values: readonly (number | null)[];
}

/** What a bar means beyond its length: late, due today, neither. */
export type ChartTone = 'danger' | 'warning' | 'neutral';

export interface ChartData {
  readonly kind: 'line' | 'bars';
  /** The steps from left to right, equally far apart: names, or times in their order. */
  readonly steps: readonly string[] | readonly Date[];
  /** What the steps are: "Group", "Time". */
  readonly stepLabel: string;
  readonly series: readonly ChartSeries[];
  readonly tones?: readonly (ChartTone | undefined)[] | undefined;
  readonly valueText: (value: number) => string;
}

const MILLISECONDS_OF_DAY = 86_400_000;
/** Seconds. */
const STEP_OF_DAY = 900;

/**
 * Quarter-hour steps of the day that ends at `end`; the last step begins at most a quarter of an hour before it.
 * @example <Chart steps={stepsOfDay(new Date())} … />
 */
export function stepsOfDay(end: Date): readonly Date[] {
  const step = STEP_OF_DAY * 1000;
  const last = Math.floor(end.getTime() / step) * step;
  const count = MILLISECONDS_OF_DAY / step;
  return Array.from({ length: count }, (_, index) => new Date(last - (count - 1 - index) * step));
}

/**
 * Counts the times within each step, from its beginning to that of the next.
 * @param steps as `stepsOfDay` returns them
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

export function stepText(step: string | Date | undefined, locale: string, form: 'short' | 'long'): string {
  if (step === undefined || typeof step === 'string') return step ?? '';
  const formats = formatsFor(locale);
  return form === 'short' ? formats.time(step) : formats.dateTime(step);
}

const MOST_LABELS = 8;

/**
 * Round numbers from zero to the maximum, and to the minimum if that is below zero.
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
      // Adding up would yield 0.30000000000000004.
      return Array.from({ length: to - from + 1 }, (_, index) =>
        Number(((from + index) * step).toPrecision(12)),
      );
    }
  }
}

export function chartHeight(width: number): number {
  return Math.round(Math.min(300, Math.max(180, width * 0.75)));
}

/** What the chart says of a value, with its number as short as it has to be over a bar. */
export function shortText(
  value: number,
  { valueText }: Pick<ChartData, 'valueText'>,
  locale: string,
): string {
  return valueText(value).replace(formatsFor(locale).number(value), abbreviateNumber(value, locale));
}
