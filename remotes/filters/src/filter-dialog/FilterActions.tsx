import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { useEffect, useRef } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import type { FilterEditor } from '../filter-editor/useFilterEditor';
import styles from './FilterDialog.module.css';

interface FilterActionsProps {
  readonly editor: FilterEditor;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

export function FilterActions({ editor, onCancel, onDelete }: FilterActionsProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  return (
    <>
      {editor.isReadOnly ? (
        <Button type="submit" variant="secondary">
          {t('common.close')}
        </Button>
      ) : (
        <>
          <Button type="submit" variant="primary" busy={editor.isSaving}>
            {t(editor.outcome === null ? 'common.save' : 'dialog.saveAgain')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </>
      )}
      {editor.canDelete && editor.original !== null && (
        <span className={styles.end}>
          <Button tone="danger" icon="trash" onClick={onDelete}>
            {t('dialog.delete')}
          </Button>
        </span>
      )}
    </>
  );
}

interface DiscardQuestionProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const keepEditing = useRef<HTMLButtonElement>(null);

  useEffect(() => keepEditing.current?.focus(), []);

  return (
    <>
      <span role="alert">{t('dialog.discard.question')}</span>
      <Button ref={keepEditing} variant="primary" onClick={onKeep}>
        {t('dialog.keepEditing')}
      </Button>
      <Button variant="secondary" onClick={onDiscard}>
        {t('common.discard')}
      </Button>
    </>
  );
}
