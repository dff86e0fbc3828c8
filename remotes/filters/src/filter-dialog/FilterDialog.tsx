import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Dialog } from '@taskweave/ui/dialog';
import { Note } from '@taskweave/ui/note';
import { useEffect, useRef, useState } from 'react';
import { DIALOG_TEXTS, type DialogTextKey } from '../dialog-texts/dialogTexts';
import type { FilterRequest } from '../filter-editor/FilterRequest';
import { useFilterEditor } from '../filter-editor/useFilterEditor';
import { DeleteFilter } from './DeleteFilter';
import { DiscardQuestion, FilterActions } from './FilterActions';
import { FilterSections } from './FilterSections';
import { PendingFilter } from './PendingFilter';
import { SavedAtOnce } from './SavedAtOnce';
import { SaveProblem } from './SaveProblem';

export interface FilterDialogProps {
  readonly request: FilterRequest;
  readonly onClose: () => void;
  readonly onSaved: (filter: Filter, isNew: boolean) => void;
  readonly onDeleted: (filterId: string) => void;
}

export default function FilterDialog({ request, ...props }: FilterDialogProps) {
  if (request.kind === 'create' && request.group !== undefined) {
    return <SavedAtOnce request={request} group={request.group} {...props} />;
  }
  if (request.kind !== 'delete') return <EditFilter request={request} {...props} />;
  return <DeleteFilter filterId={request.filterId} onClose={props.onClose} onDeleted={props.onDeleted} />;
}

interface EditFilterProps extends Omit<FilterDialogProps, 'request'> {
  readonly request: Exclude<FilterRequest, { readonly kind: 'delete' }>;
}

function EditFilter({ request, onClose, onSaved, onDeleted }: EditFilterProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const editor = useFilterEditor(request, onSaved);
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const nameField = useRef<HTMLInputElement>(null);
  const lastFocus = useRef<Element | null>(null);
  const { isReady, isReadOnly, isDirty, isSaving } = editor;

  useEffect(() => {
    if (isReady && !isReadOnly) nameField.current?.focus();
  }, [isReady, isReadOnly]);

  useEffect(() => {
    if (attempts > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function close(): void {
    if (isSaving) return;
    if (isDirty && !isReadOnly && !isAsking) {
      lastFocus.current = document.activeElement;
      setIsAsking(true);
    } else onClose();
  }

  function handleKeep(): void {
    setIsAsking(false);
    if (lastFocus.current instanceof HTMLElement) lastFocus.current.focus();
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={t(titleKey(request, isReadOnly))}
      closeLabel={t('common.close')}
      closesOnOutsidePress={false}
      initialFocus={nameField}
      onClose={close}
      onSubmit={() => {
        if (isReadOnly) onClose();
        else void editor.save().then((isSent) => !isSent && setAttempts((count) => count + 1));
      }}
      footer={
        isReady &&
        (isAsking ? (
          <DiscardQuestion onKeep={handleKeep} onDiscard={onClose} />
        ) : (
          <FilterActions editor={editor} onCancel={close} onDelete={() => setIsDeleting(true)} />
        ))
      }
    >
      <div ref={body}>
        {isReady ? (
          <>
            <SaveNews editor={editor} />
            <FilterSections editor={editor} nameField={nameField} />
            {isDeleting && editor.original !== null && (
              <DeleteFilter
                filterId={editor.original.id}
                onClose={() => setIsDeleting(false)}
                onDeleted={onDeleted}
              />
            )}
          </>
        ) : (
          <PendingFilter request={request} error={editor.loadError} onRetry={editor.retryLoading} />
        )}
      </div>
    </Dialog>
  );
}

function SaveNews({ editor }: { readonly editor: ReturnType<typeof useFilterEditor> }) {
  const { t } = useTexts(DIALOG_TEXTS);
  if (!editor.isChecking) return <SaveProblem outcome={editor.outcome} />;
  return (
    <Note icon="info" role="status">
      {t('save.checking')}
    </Note>
  );
}

function titleKey(request: EditFilterProps['request'], isReadOnly: boolean): DialogTextKey {
  if (request.kind !== 'open') return 'common.createFilter';
  return isReadOnly ? 'dialog.details' : 'common.editFilter';
}
