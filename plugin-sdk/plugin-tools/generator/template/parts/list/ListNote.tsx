import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useState } from 'react';

/** Stays hidden in this browser, once someone has hidden it. */
export default function ListNote() {
  const { t } = useTranslation();
  const { storage } = usePluginServices();
  const [isShown, setIsShown] = useState(storage.get('notes') !== false);
  if (!isShown) return null;

  function hide(): void {
    storage.set('notes', false);
    setIsShown(false);
  }

  const action = (
    <Button size="sm" onClick={hide}>
      {t('note.hide')}
    </Button>
  );
  return (
    <Note icon="info" action={action}>
      {t('note.text')}
    </Note>
  );
}
