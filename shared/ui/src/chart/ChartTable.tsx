import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '../button/Button';
import styles from './Chart.module.css';
import { type ChartData, stepText } from './ChartData';
import { CHART_TEXTS } from './chartTexts';

export interface ChartTableProps {
  readonly title: string;
  readonly data: ChartData;
  readonly locale: string;
  readonly onSelect?: ((step: number) => void) | undefined;
  /** Where steps lead: links, in place of buttons. */
  readonly hrefs?: readonly (string | undefined)[] | undefined;
}

/** The values of a chart, for those who cannot see it, or want to know them exactly. */
export function ChartTable({ title, data, locale, onSelect, hrefs }: ChartTableProps) {
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
              <th scope="row">
                <StepName
                  name={name}
                  href={hrefs?.[index]}
                  onSelect={hrefs ? undefined : onSelect}
                  step={index}
                />
              </th>
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

interface StepNameProps {
  readonly name: string;
  readonly step: number;
  readonly href: string | undefined;
  readonly onSelect: ((step: number) => void) | undefined;
}

function StepName({ name, step, href, onSelect }: StepNameProps) {
  if (href !== undefined) return <a href={href}>{name}</a>;
  if (onSelect === undefined) return name;
  return (
    <Button size="sm" onClick={() => onSelect(step)}>
      {name}
    </Button>
  );
}
