import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Note } from '@taskweave/ui/note';
import styles from './DiagramViewer.module.css';
import { DIAGRAM_TEXTS } from './diagramTexts';

export interface ModelWarningsProps {
  readonly warnings: readonly string[];
}

export function ModelWarnings({ warnings }: ModelWarningsProps) {
  const { t } = useTexts(DIAGRAM_TEXTS);
  if (warnings.length === 0) return null;
  return (
    <Note tone="warning">
      <details className={styles.warnings}>
        <summary>{t('warnings', { count: warnings.length })}</summary>
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </details>
    </Note>
  );
}
