import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import styles from './ProcessPreview.module.css';
import type { CalledModel } from './useCalledModels';

export interface CalledListProps {
  readonly called: readonly CalledModel[];
  readonly onShow: (model: CalledModel) => void;
}

export function CalledList({ called, onShow }: CalledListProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.called}>
      <span>{t('common.calls')}</span>
      <ul role="list" aria-label={t('common.calls')}>
        {called.map((model) => (
          <li key={model.id}>
            <Button
              size="sm"
              variant="secondary"
              icon={model.kind === 'dmn' ? 'table' : 'diagram'}
              onClick={() => onShow(model)}
            >
              {model.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
