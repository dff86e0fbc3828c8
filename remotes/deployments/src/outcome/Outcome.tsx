import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { Problem } from '@taskweave/ui/problem';
import type { ReactNode } from 'react';
import type { Sending } from '../send/DeployStore';
import { DeployedNote } from './DeployedNote';
import { FaultList } from './FaultList';

export interface OutcomeProps {
  readonly sending: Sending;
  readonly onClose: () => void;
}

/** What came of the deployment. */
export function Outcome({ sending, onClose }: OutcomeProps): ReactNode {
  const { t } = useTranslation();
  switch (sending.kind) {
    case 'signed-out':
      return (
        <Note tone="warning" icon="warning" role="status">
          {t('signedOut')}
        </Note>
      );
    case 'changed':
      return (
        <Note tone="warning" icon="warning" role="alert">
          {t('changed', { names: sending.names.join(', ') })}
        </Note>
      );
    case 'failed':
      return sending.faults.length > 0 ? (
        <FaultList error={sending.error} faulty={sending.faults} />
      ) : (
        <Problem error={sending.error} title={t('failed')} isAlert />
      );
    case 'lost':
      return (
        <Note
          tone="warning"
          icon="warning"
          role="alert"
          error={sending.error instanceof Error ? sending.error.cause : sending.error}
        >
          {t(`lost.${sending.finding}`)}
        </Note>
      );
    case 'done':
      return (
        <DeployedNote
          deployed={sending.deployed}
          isNew={sending.isNew}
          action={
            <Button size="sm" onClick={onClose}>
              {t('common.close')}
            </Button>
          }
        />
      );
    default:
      return null;
  }
}
