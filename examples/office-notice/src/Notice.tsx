import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useNotice } from './useNotice';

export default function Notice() {
  const { t } = useTranslation();
  const { text, isShown, show } = useNotice();
  if (!isShown) return null;
  const action = (
    <Button size="sm" onClick={() => show(false)}>
      {t('hide')}
    </Button>
  );
  return (
    <Note icon="info" action={action}>
      {text}
    </Note>
  );
}
