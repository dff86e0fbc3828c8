import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';

export function UnsentNote({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <Note
      role="status"
      action={
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          {t('unsent.startOver')}
        </Button>
      }
    >
      {t('unsent.restored')}
    </Note>
  );
}
