import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import styles from './DiagramViewer.module.css';
import { DIAGRAM_TEXTS } from './diagramTexts';
import type { DiagramPage } from './drawing/OpenDiagram';

export interface ModelPagesProps {
  readonly label: string;
  readonly pages: readonly DiagramPage[];
  readonly current: string | null;
  readonly onChoose: (id: string) => void;
}

export function ModelPages({ label, pages, current, onChoose }: ModelPagesProps) {
  const { t } = useTexts(DIAGRAM_TEXTS);
  return (
    <nav className={styles.pages} aria-label={`${t('pages')}: ${label}`}>
      <ul role="list">
        {pages.map(({ id, name, form }) => (
          <li key={id}>
            <Button
              size="sm"
              icon={form === 'drawing' ? 'diagram' : 'table'}
              variant={id === current ? 'secondary' : 'quiet'}
              aria-current={id === current ? 'page' : undefined}
              onClick={() => onChoose(id)}
            >
              {form === 'drawing' ? t('drawing') : name}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
