import { type PastVariable, pastFileUrl } from '@taskweave/engine-client/resources/history/submittedValues';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedTaskView.module.css';
import type { FormField } from './taskFormOf';
import { valueText } from './valueText';

export interface PastValueProps {
  readonly variable: PastVariable;
  readonly field: FormField | undefined;
}

/** A value to read: a choice by its name, a file to save, all else as text. */
export function PastValue({ variable, field }: PastValueProps) {
  const { t, locale } = useTexts(COMPLETED_TEXTS);
  const client = useEngineClient();
  const { type, value, valueInfo, name } = variable;
  if (type === 'File' || type === 'Bytes') {
    const fileName = typeof valueInfo?.filename === 'string' ? valueInfo.filename : name;
    return (
      <a className={styles.link} href={pastFileUrl(client, variable)} download={fileName}>
        {fileName}
      </a>
    );
  }
  const choice = typeof value === 'string' ? field?.choices[value] : undefined;
  const words = { locale, isDay: field?.isDay === true, yes: t('yes'), no: t('no') };
  const text = choice || valueText(variable, words);
  return text === null ? <span className={styles.empty}>–</span> : text;
}
