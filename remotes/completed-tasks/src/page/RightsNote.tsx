import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePermission, usePluginServices } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useState } from 'react';
import { COMPLETED_TEXTS } from '../texts/completedTexts';

export const READ_HISTORY = { permission: 'READ_HISTORY', resource: 'Process Definition' } as const;

const SEEN = 'rightsSeen';

export function RightsNote() {
  const { t } = useTexts(COMPLETED_TEXTS);
  const { storage } = usePluginServices();
  const [isSeen, setIsSeen] = useState(() => storage.get(SEEN) === true);
  const mayReadAll = usePermission(isSeen ? null : READ_HISTORY);
  if (isSeen || mayReadAll !== false) return null;

  function hide(): void {
    storage.set(SEEN, true);
    setIsSeen(true);
  }

  return (
    <Note
      icon="info"
      action={
        <Button size="sm" onClick={hide}>
          {t('common.close')}
        </Button>
      }
    >
      {t('rights.text')}
    </Note>
  );
}
