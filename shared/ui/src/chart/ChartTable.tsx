import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import styles from './Chart.module.css';
import { type ChartData, stepText } from './ChartData';
import { CHART_TEXTS } from './chartTexts';

export interface ChartTableProps {
  readonly title: string;
  readonly data: ChartData;
  readonly locale: string;
  readonly hrefs?: readonly (string | undefined)[] | undefined;
}

export function ChartTable({ title, data, locale, hrefs }: ChartTableProps) {
  const { steps, stepLabel, series } = data;
  const formats = formatsFor(locale);
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
                return <td key={of}>{value === null ? t('none') : formats.number(value)}</td>;
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
