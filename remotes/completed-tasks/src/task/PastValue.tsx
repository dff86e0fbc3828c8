import { type PastVariable, pastFileUrl } from '@taskweave/engine-client/resources/history/submittedValues';
import { useEngineClient } from '@taskweave/plugin-sdk';
import styles from './CompletedTaskView.module.css';
import { dataText } from './dataText';
import type { PastFact } from './usePastFacts';

export interface PastValueProps {
  readonly variable: PastVariable;
  readonly fact: PastFact;
}

export function PastValue({ variable, fact: { value, text } }: PastValueProps) {
  const client = useEngineClient();
  switch (value.kind) {
    case 'file': {
      const fileName = value.fileName || variable.name;
      return (
        <a className={styles.link} href={pastFileUrl(client, variable)} download={fileName}>
          {fileName}
        </a>
      );
    }
    case 'link':
      return (
        <a className={styles.link} href={value.href} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      );
    case 'empty':
      return <span className={styles.empty}>–</span>;
    case 'data':
      return dataText(variable.value);
    default:
      return text;
  }
}
