import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { Filter } from '@taskweave/engine-client/resources/filter';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Accordion } from '@taskweave/ui/accordion';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { ErrorCard } from '@taskweave/ui/error-card';
import { Note } from '@taskweave/ui/note';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CriteriaSection } from '../criteria/CriteriaSection';
import type { SectionId } from '../draft/filterDraft';
import { summaryOf } from '../draft/summaryOf';
import { PermissionsSection } from '../permissions/PermissionsSection';
import { BasicsSection } from './BasicsSection';
import { DeleteFilter } from './DeleteFilter';
import styles from './FilterDialog.module.css';
import type { FilterRequest } from './FilterRequest';
import { SaveProblem } from './SaveProblem';
import { type FilterEditor, useFilterEditor } from './useFilterEditor';
import { VariablesSection } from './VariablesSection';

export interface FilterDialogProps {
  readonly request: FilterRequest;
  readonly onClose: () => void;
  readonly onSaved: (filter: Filter, isNew: boolean) => void;
  readonly onDeleted: (filterId: string) => void;
}

/** Makes, changes, shows or deletes a filter. */
export default function FilterDialog({ request, ...props }: FilterDialogProps) {
  if (request.kind !== 'delete') return <EditFilter request={request} {...props} />;
  return <DeleteFilter filterId={request.filterId} onClose={props.onClose} onDeleted={props.onDeleted} />;
}

interface EditFilterProps extends Omit<FilterDialogProps, 'request'> {
  readonly request: Exclude<FilterRequest, { readonly kind: 'delete' }>;
}

function EditFilter({ request, onClose, onSaved, onDeleted }: EditFilterProps) {
  const { t } = useTranslation();
  const editor = useFilterEditor(request, onSaved);
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const nameField = useRef<HTMLInputElement>(null);
  const keepEditing = useRef<HTMLButtonElement>(null);
  const lastFocus = useRef<Element | null>(null);
  const { isReady, isReadOnly, isDirty, isSaving } = editor;

  // A filter that had to be fetched first; the dialog itself does the same for a new one.
  useEffect(() => {
    if (isReady && !isReadOnly) nameField.current?.focus();
  }, [isReady, isReadOnly]);

  // After a refused attempt the first field to mend has the focus; its section has just been opened.
  useEffect(() => {
    if (attempts > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  useEffect(() => {
    if (isAsking) keepEditing.current?.focus();
  }, [isAsking]);

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
      closeLabel={t('dialog.close')}
      closesOnOutsidePress={false}
      initialFocus={nameField}
      onClose={close}
      onSubmit={() => {
        if (isReadOnly) onClose();
        else void editor.save().then((isSent) => !isSent && setAttempts((count) => count + 1));
      }}
      footer={isReady && drawFooter()}
    >
      <div ref={body}>
        {isReady ? (
          <>
            {editor.isChecking ? (
              <Note icon="info" role="status">
                {t('save.checking')}
              </Note>
            ) : (
              <SaveProblem outcome={editor.outcome} />
            )}
            <Sections editor={editor} nameField={nameField} />
            {isDeleting && editor.original !== null && (
              <DeleteFilter
                filterId={editor.original.id}
                onClose={() => setIsDeleting(false)}
                onDeleted={onDeleted}
              />
            )}
          </>
        ) : (
          drawPending()
        )}
      </div>
    </Dialog>
  );

  function drawFooter() {
    if (isAsking) {
      return (
        <>
          <span role="alert">{t('dialog.discard.question')}</span>
          <Button ref={keepEditing} variant="primary" onClick={handleKeep}>
            {t('dialog.keepEditing')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.discard')}
          </Button>
        </>
      );
    }
    if (isReadOnly) {
      return (
        <Button type="submit" variant="secondary">
          {t('dialog.close')}
        </Button>
      );
    }
    return (
      <>
        <Button type="submit" variant="primary" busy={isSaving}>
          {t(editor.outcome === null ? 'dialog.save' : 'dialog.saveAgain')}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t('dialog.cancel')}
        </Button>
        {editor.canDelete && editor.original !== null && (
          <span className={styles.end}>
            <Button tone="danger" icon="trash" onClick={() => setIsDeleting(true)}>
              {t('dialog.delete')}
            </Button>
          </span>
        )}
      </>
    );
  }

  function drawPending() {
    const { loadError } = editor;
    if (loadError === null || isLoginRequired(loadError)) {
      return <Skeleton shape="nav" count={4} label={t('dialog.loading')} />;
    }
    return (
      <ErrorCard
        title={t('dialog.loadError')}
        error={loadError}
        retry={{ label: t('retry'), onRetry: editor.retryLoading }}
      />
    );
  }
}

interface SectionsProps {
  readonly editor: FilterEditor;
  readonly nameField: RefObject<HTMLInputElement | null>;
}

function Sections({ editor, nameField }: SectionsProps) {
  const { t } = useTranslation();
  const { draft, original, section, setSection, faulty, isReadOnly } = editor;
  if (draft === null) return null;
  const props = {
    draft,
    onChange: editor.change,
    onLeave: editor.leave,
    errorAt: editor.errorAt,
    isReadOnly,
  };
  const contents = {
    basics: <BasicsSection {...props} nameField={nameField} />,
    criteria: <CriteriaSection {...props} />,
    permissions: <PermissionsSection {...props} filterId={original?.id ?? null} />,
    variables: <VariablesSection {...props} />,
  };
  return (
    <Accordion
      openId={section}
      onOpenChange={(id) => setSection(id as SectionId | null)}
      sections={(Object.keys(contents) as SectionId[]).map((id) => ({
        id,
        title: t(`section.${id}`),
        summary: summaryOf(t, id, draft),
        fault: faulty.has(id) && section !== id ? t('section.fault') : undefined,
        children: contents[id],
      }))}
    />
  );
}

function titleKey(request: EditFilterProps['request'], isReadOnly: boolean): string {
  if (request.kind !== 'open') return 'dialog.create';
  return isReadOnly ? 'dialog.details' : 'dialog.edit';
}
