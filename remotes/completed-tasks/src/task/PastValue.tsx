import { type PastVariable, pastFileUrl } from '@taskweave/engine-client/resources/history/submittedValues';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { factText } from '@taskweave/widgets/facts/factText';
import { FACT_TEXTS } from '@taskweave/widgets/facts/factTexts';
import { factValue } from '@taskweave/widgets/facts/factValue';
import { useMinute } from '@taskweave/widgets/useMinute';
import styles from './CompletedTaskView.module.css';
import { dataText } from './dataText';
import type { FormField } from './taskFormOf';

export interface PastValueProps {
  readonly variable: PastVariable;
  readonly field: FormField | undefined;
}

/** A value to read, as facts are: a choice by its name, a file to save, a list in a line, all else as text. */
export function PastValue({ variable, field }: PastValueProps) {
  const { t, locale } = useTexts(FACT_TEXTS);
  const client = useEngineClient();
  const now = useMinute();
  const { value, name } = variable;
  const read = factValue(variable, { format: null, currency: null });
  const choice = typeof value === 'string' ? field?.choices[value] : undefined;
  if (choice) return choice;
  switch (read.kind) {
    case 'file': {
      const fileName = read.fileName || name;
      return (
        <a className={styles.link} href={pastFileUrl(client, variable)} download={fileName}>
          {fileName}
        </a>
      );
    }
    case 'empty':
      return <span className={styles.empty}>–</span>;
    case 'data':
      return dataText(value);
    default: {
      const shown = read.kind === 'date' && field?.isDay ? { ...read, hasTime: false } : read;
      return factText(shown, { t, locale, now, nameOf: () => undefined });
    }
  }
}
