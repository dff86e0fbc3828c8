import { Note } from '@taskweave/ui/note';
import styles from './DiagramViewer.module.css';
import { diagramTexts } from './diagramTexts';

export interface ModelWarningsProps {
  /** In the words of the library. */
  readonly warnings: readonly string[];
  readonly locale: string;
}

/** What of a model was not understood; the rest of it is drawn. */
export function ModelWarnings({ warnings, locale }: ModelWarningsProps) {
  if (warnings.length === 0) return null;
  const texts = diagramTexts(locale);
  const count = warnings.length;
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  const title = (isOne ? texts.warnings_one : texts.warnings_other).replace(
    '{{count}}',
    count.toLocaleString(locale),
  );
  return (
    <Note tone="warning">
      <details className={styles.warnings}>
        <summary>{title}</summary>
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </details>
    </Note>
  );
}
