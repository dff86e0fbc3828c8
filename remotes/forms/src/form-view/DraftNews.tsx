import { formatsFor } from '@taskweave/i18n/formats';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import type { DraftControl } from './useDraft';

interface DraftNewsProps {
  readonly news: NonNullable<DraftControl['news']>;
  readonly onDiscard: () => void;
  readonly onUndo: () => void;
  readonly onTakeLate: () => void;
}

/** Says above the form that it is not as the engine has it, and leads back. */
export function DraftNews({ news, onDiscard, onUndo, onTakeLate }: DraftNewsProps) {
  const { t, locale } = useTranslation();
  if (news.kind === 'slow') return <Note role="status">{t('draft.slow')}</Note>;
  if (news.kind === 'discarded') {
    return (
      <Note
        role="status"
        action={
          <Button size="sm" variant="secondary" onClick={onUndo}>
            {t('common.undo')}
          </Button>
        }
      >
        {t('draft.discarded')}
      </Note>
    );
  }
  const { draft, savedAt, lostFiles } = news.loaded;
  const when =
    savedAt === null ? null : formatsFor(locale).relativeWithTime(new Date(savedAt), new Date(), 'within');
  if (news.kind === 'late') {
    return (
      <Note
        role="status"
        action={
          <Button size="sm" variant="secondary" onClick={onTakeLate}>
            {t('draft.late.take')}
          </Button>
        }
      >
        {when === null ? t('draft.late.undated') : t('draft.late', { when })}
      </Note>
    );
  }
  return (
    <Note
      role="status"
      action={
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      {when === null ? t('draft.restored.undated') : t('draft.restored', { when })}
      {draft.origin === 'legacy' && ` ${t('draft.restored.legacy')}`}
      {lostFiles.length > 0 && ` ${t('draft.lostFiles', { names: formatsFor(locale).list(lostFiles) })}`}
    </Note>
  );
}
