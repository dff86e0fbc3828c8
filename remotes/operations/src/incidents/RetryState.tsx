import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Chip } from '@taskweave/ui/chip';
import { INCIDENT_TEXTS } from '../texts/incidentTexts';
import type { RetryStep } from './useRetry';

export function RetryState({ step }: { readonly step: RetryStep }) {
  const { t } = useTexts(INCIDENT_TEXTS);
  return (
    <span role="status">
      {step.kind === 'waiting' && <Chip icon="refresh">{t('retry.waiting')}</Chip>}
      {step.kind === 'done' && (
        <Chip tone="success" icon="check">
          {t('retry.done')}
        </Chip>
      )}
      {step.kind === 'failed' && (
        <Chip tone="danger" icon="warning">
          {t('retry.again')}
        </Chip>
      )}
    </span>
  );
}
