import { formatsFor } from '@taskweave/i18n/formats';
import { Button } from '../button/Button';
import styles from './Chart.module.css';
import { type ChartData, stepText } from './ChartData';
import { chartTexts } from './chartTexts';

export interface ChartTableProps {
  readonly title: string;
  readonly data: ChartData;
  readonly locale: string;
  readonly onSelect?: ((step: number) => void) | undefined;
}

/** The values of a chart, for those who cannot see it, or want to know them exactly. */
export function ChartTable({ title, data: { steps, stepLabel, series }, locale, onSelect }: ChartTableProps) {
  const formats = formatsFor(locale);
  const texts = chartTexts(locale);
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
              <th scope="row">
                {onSelect === undefined ? (
                  name
                ) : (
                  <Button size="sm" onClick={() => onSelect(index)}>
                    {name}
                  </Button>
                )}
              </th>
              {series.map(({ name: of, values }) => {
                const value = values[index] ?? null;
                return <td key={of}>{value === null ? texts.none : formats.number(value)}</td>;
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
