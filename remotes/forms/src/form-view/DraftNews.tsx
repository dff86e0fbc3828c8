import { formatsFor } from '@taskweave/i18n/formats';
import { type Language, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import type { DraftControl } from './useDraft';

interface DraftNewsProps {
  readonly news: NonNullable<DraftControl['news']>;
  readonly onDiscard: () => void;
  readonly onUndo: () => void;
  readonly onTakeLate: () => void;
}

export function DraftNews({ news, onDiscard, onUndo, onTakeLate }: DraftNewsProps) {
  const { t, locale } = useTranslation();
  if (news.kind === 'slow') return <Note role="status">{t('draft.slow')}</Note>;
  const { label, onPress } = {
    restored: { label: t('draft.discard'), onPress: onDiscard },
    discarded: { label: t('common.undo'), onPress: onUndo },
    late: { label: t('draft.late.take'), onPress: onTakeLate },
  }[news.kind];
  return (
    <Note
      role="status"
      action={
        <Button size="sm" variant="secondary" onClick={onPress}>
          {label}
        </Button>
      }
    >
      {textOf(news, { t, locale })}
    </Note>
  );
}

function textOf(
  { kind, loaded }: Exclude<DraftNewsProps['news'], { readonly kind: 'slow' }>,
  { t, locale }: Language,
): string {
  if (kind === 'discarded') return t('draft.discarded');
  const { draft, savedAt, lostFiles } = loaded;
  const formats = formatsFor(locale);
  const when = savedAt === null ? null : formats.relativeWithTime(new Date(savedAt), new Date(), 'within');
  if (kind === 'late') return when === null ? t('draft.late.undated') : t('draft.late', { when });
  return [
    when === null ? t('draft.restored.undated') : t('draft.restored', { when }),
    ...(draft.origin === 'legacy' ? [t('draft.restored.legacy')] : []),
    ...(lostFiles.length > 0 ? [t('draft.lostFiles', { names: formats.list(lostFiles) })] : []),
  ].join(' ');
}
