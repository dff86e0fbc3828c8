import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import type { VariablesByTask } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Language } from '@taskweave/plugin-sdk';
import { VariableText } from '../../facts/VariableText';
import styles from './CardVariables.module.css';

export interface CardVariablesProps {
  readonly taskId: string;
  /** Those that the filter shows, with the words it has for them. */
  readonly shown: readonly FilterVariable[];
  /** What is known of them. */
  readonly values: Readonly<Record<string, VariablesByTask>>;
  /** Names whose values are on their way. */
  readonly awaited: readonly string[];
  /** Whether to name variables that the task does not have. */
  readonly showUndefined: boolean;
  readonly isReachable: boolean;
  readonly language: Language;
}

/** The filter's variables on a card, two in a line. Room for all is there from the start: nothing moves when they come. */
export function CardVariables(props: CardVariablesProps) {
  const { taskId, shown, values, awaited, showUndefined, isReachable, language } = props;
  return (
    <div role="gridcell" className={styles.variables}>
      {shown.map(({ name, label }) => {
        const variable = values[name]?.[taskId];
        if (variable === undefined && (!showUndefined || awaited.includes(name))) return null;
        return (
          <span key={name} className={styles.variable}>
            <span className={styles.label} title={name}>
              {label || name}:
            </span>{' '}
            {variable === undefined ? (
              <span className={styles.none}>{language.t('variable.undefined')}</span>
            ) : (
              <VariableText name={label || name} variable={variable} isReachable={isReachable} />
            )}
          </span>
        );
      })}
    </div>
  );
}
