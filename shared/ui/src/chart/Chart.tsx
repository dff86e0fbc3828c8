import { CSV_START, csvRow } from '@taskweave/base/files/csv';
import { saveFile } from '@taskweave/base/files/saveFile';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { EmptyState } from '../empty-state/EmptyState';
import { Note } from '../note/Note';
import { Row } from '../stack/Stack';
import styles from './Chart.module.css';
import {
  type ChartData,
  type ChartSeries,
  type ChartTone,
  countPerStep,
  stepsOfDay,
  stepText,
} from './ChartData';
import { CHART_TEXTS, type ChartWords } from './chartTexts';
import { usePlot } from './usePlot';

export type { ChartSeries, ChartTone };
export { countPerStep, stepsOfDay };

const TONES = ['danger', 'warning', 'neutral'] as const;

export interface ChartProps {
  /** What it shows: "Open tasks by group". Also the name of the exported file. */
  readonly title: string;
  /** Bars take one series. */
  readonly kind?: 'line' | 'bars' | undefined;
  /** From left to right, equally spaced: names, or times in ascending order, such as `stepsOfDay` returns. */
  readonly steps: readonly string[] | readonly Date[];
  /** What the steps are: "Group", "Time". */
  readonly stepLabel: string;
  readonly series: readonly ChartSeries[];
  /** Language of numbers, times and texts. */
  readonly locale: string;
  /** Link of each step, for the table and for a click or Enter on the chart. Undefined for a step without one. */
  readonly hrefs?: readonly (string | undefined)[] | undefined;
  /** What bars mean beyond their length: late, due today, neither. */
  readonly tones?: readonly (ChartTone | undefined)[] | undefined;
  /** How a value is written; by default as a number of the locale. */
  readonly valueText?: ((value: number) => string) | undefined;
  /** Makes the title a heading. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Values as lines or bars, and as a table. The arrow keys walk from step to step; values can be saved as CSV.
 * Lines differ by their dashes as well as by their colours. The names below bars take two lines, are cut off, or left out where there
 * is no room; the table has them all.
 * Its height is three quarters of its width, between 180 and 300 pixels. The drawing library loads with the first chart.
 * @example
 * <Chart title={t('byGroup')} kind="bars" steps={['sales', 'support']} stepLabel={t('group')}
 * series={[{ name: t('open'), values: [12, 5] }]} locale={locale} />
 */
export function Chart(props: ChartProps) {
  const { title, kind = 'line', steps, stepLabel, series, locale, hrefs, tones, headingLevel } = props;
  const follow = (step: number, isElsewhere?: boolean) => openLink(hrefs?.[step], isElsewhere);
  const onSelect = hrefs?.some((href) => href !== undefined) ? follow : undefined;
  const Title = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  const { t } = useTexts(CHART_TEXTS);
  const titleId = useId();
  const figure = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isTable = isAsked || hasFailed;
  const shown = kind === 'bars' ? series.slice(0, 1) : series;
  const { valueText = formatsFor(locale).number } = props;
  const data: ChartData = { kind, steps, stepLabel, series: shown, tones, valueText };
  const isEmpty = steps.length === 0 || data.series.every(({ values }) => values.every((one) => one == null));

  const colors = () => swatchColors(figure.current);

  return (
    <figure ref={figure} className={styles.chart} aria-labelledby={titleId}>
      <Row as="figcaption">
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        {!isEmpty && !hasFailed && (
          <Button size="sm" icon={isTable ? 'diagram' : 'table'} onClick={() => setIsAsked(!isAsked)}>
            {isTable ? t('chart') : t('table')}
          </Button>
        )}
        {!isEmpty && (
          <IconButton label={t('export')} icon="download" size="sm" onClick={() => saveValues(title, data)} />
        )}
      </Row>
      {hasFailed && (
        <Note tone="warning" icon="warning">
          {t('failed')}
        </Note>
      )}
      {isEmpty && <EmptyState text={t('empty')} />}
      {!isEmpty && !isTable && (
        <PlotFrame
          title={title}
          data={data}
          locale={locale}
          colorOf={(one, step) => toneColor(figure.current, tones?.[step ?? -1]) ?? colors()[one] ?? ''}
          onSelect={onSelect}
          onFailed={() => setHasFailed(true)}
        />
      )}
      {!isEmpty && (
        <div className={isTable ? styles.shown : styles.hidden}>
          <ChartTable title={title} data={data} locale={locale} hrefs={isTable ? hrefs : undefined} />
        </div>
      )}
    </figure>
  );
}

function saveValues(title: string, data: ChartData): void {
  saveFile(new Blob([chartCsv(data)], { type: 'text/csv;charset=utf-8' }), `${title}.csv`);
}

function chartCsv({ steps, stepLabel, series }: ChartData): string {
  const head = csvRow([stepLabel, ...series.map(({ name }) => name)]);
  const rows = steps.map((step, index) =>
    csvRow([
      typeof step === 'string' ? step : step.toISOString(),
      ...series.map(({ values }) => values[index] ?? null),
    ]),
  );
  return [CSV_START, head, ...rows].join('');
}

function openLink(href: string | undefined, isElsewhere = false): void {
  // Like the links of the table, the address must not run a script.
  if (href === undefined || !URL.canParse(href, document.baseURI)) return;
  if (!/^https?:$/.test(new URL(href, document.baseURI).protocol)) return;
  const link = document.createElement('a');
  link.href = href;
  if (isElsewhere) Object.assign(link, { target: '_blank', rel: 'noopener' });
  link.click();
}

interface PlotFrameProps extends Pick<ChartProps, 'title' | 'locale'> {
  readonly data: ChartData;
  /** `isElsewhere`: the person wants another tab. */
  readonly onSelect?: ((step: number, isElsewhere?: boolean) => void) | undefined;
  readonly colorOf: (series: number, step?: number) => string;
  readonly onFailed: () => void;
}

function PlotFrame({ title, data, locale, colorOf, onSelect, onFailed }: PlotFrameProps) {
  const { t } = useTexts(CHART_TEXTS);
  const frame = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<number | null>(null);
  // A finger presses at the moment it arrives, so a state would be one render late.
  const pointed = useRef<number | null>(null);
  const plot = usePlot({ element: frame, data, locale, colorOf, onPoint: point, onFailed });
  const last = data.steps.length - 1;
  const at = Math.min(step ?? last, last);
  const words = wordsAt(data, at, { t, locale }, 'long');

  function point(next: number | null): void {
    pointed.current = next;
    setStep(next);
  }

  function handleClick({ ctrlKey, metaKey }: MouseEvent): void {
    const clicked = pointed.current ?? step;
    if (clicked !== null) onSelect?.(clicked, ctrlKey || metaKey);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && step !== null && onSelect !== undefined) {
      onSelect(at, event.ctrlKey || event.metaKey);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepAfter(event.key, {
      at,
      last,
      isReversed: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (next === null) return;
    event.preventDefault();
    setStep(next);
    plot.current?.mark(next);
  }

  return (
    <>
      <div className={styles.legend} aria-hidden="true" hidden={data.series.length === 1}>
        {TONES.map((tone) => (
          <span key={tone} className={styles.tone} data-tone={tone} hidden />
        ))}
        {data.series.map(({ name }, index) => (
          <span key={name} className={styles.entry}>
            <span className={styles.swatch} data-swatch={index % SWATCHES} data-kind={data.kind} />
            {name}
          </span>
        ))}
      </div>
      <div className={styles.readout} dir="auto" aria-hidden="true">
        {step === null ? '' : wordsAt(data, at, { t, locale }, 'short')}
      </div>
      <div
        ref={frame}
        className={styles.plot}
        data-can-select={onSelect === undefined ? undefined : ''}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={words}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        onBlur={() => {
          point(null);
          plot.current?.mark(null);
        }}
      />
    </>
  );
}

/** As many as the style sheet defines. */
const SWATCHES = 4;

interface Walk {
  readonly at: number;
  readonly last: number;
  readonly isReversed: boolean;
}

function stepAfter(key: string, { at, last, isReversed }: Walk): number | null {
  const far = Math.max(1, Math.round(last / 10));
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: at + (isReversed ? -1 : 1),
    ArrowLeft: at - (isReversed ? -1 : 1),
    ArrowUp: at + 1,
    ArrowDown: at - 1,
    PageUp: at + far,
    PageDown: at - far,
    Home: 0,
    End: last,
  };
  const next = moves[key];
  return next === undefined ? null : Math.min(last, Math.max(0, next));
}

/** `22 Nov 2026, 10:15: Open 12, Done 5` */
function wordsAt(
  { steps, series, valueText }: ChartData,
  step: number,
  { t, locale }: ChartWords,
  form: 'short' | 'long',
): string {
  const parts = series.map(({ name, values }) => {
    const value = values[step] ?? null;
    return `${name} ${value === null ? t('none') : valueText(value)}`;
  });
  return `${stepText(steps[step], locale, form)}: ${formatsFor(locale).list(parts)}`;
}

interface ChartTableProps {
  readonly title: string;
  readonly data: ChartData;
  readonly locale: string;
  readonly hrefs?: readonly (string | undefined)[] | undefined;
}

function ChartTable({ title, data, locale, hrefs }: ChartTableProps) {
  const { steps, stepLabel, series, valueText } = data;
  const { t } = useTexts(CHART_TEXTS);
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{stepLabel}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => {
          const name = stepText(step, locale, 'long');
          return (
            <tr key={typeof step === 'string' ? `${index} ${step}` : step.getTime()}>
              <th scope="row">{hrefs?.[index] === undefined ? name : <a href={hrefs[index]}>{name}</a>}</th>
              {series.map(({ name: of, values }) => {
                const value = values[index] ?? null;
                return <td key={of}>{value === null ? t('none') : valueText(value)}</td>;
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function toneColor(figure: HTMLElement | null, tone: ChartTone | undefined): string | undefined {
  const swatch = tone && figure?.querySelector(`[data-tone="${tone}"]`);
  return swatch ? getComputedStyle(swatch).color : undefined;
}

function swatchColors(figure: HTMLElement | null): readonly string[] {
  return [...(figure?.querySelectorAll('[data-swatch]') ?? [])].map(
    (swatch) => getComputedStyle(swatch).color,
  );
}
