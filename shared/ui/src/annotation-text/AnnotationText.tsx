import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { KIT_TEXTS } from '../kit-text/kitTexts';
import { Problem } from '../problem-card/Problem';
import { PropertyButton } from '../property-list/PropertyButton';
import { Row } from '../stack/Stack';
import { TextArea } from '../text-area/TextArea';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './AnnotationText.module.css';

/** The longest annotation that engines of the family store. */
const ANNOTATION_LENGTH = 4000;

export interface AnnotationTextProps {
  readonly label: string;
  /** As it is stored; null for none. */
  readonly value: string | null;
  /** In characters: 4000 by default, or `userOperationLogAnnotationLength` of the settings. */
  readonly maxLength?: number | undefined;
  /** Stores the text; null removes it. On rejection, the stored text is shown again with the error. */
  readonly onSave: (text: string | null) => Promise<unknown>;
  readonly readOnly?: boolean | undefined;
}

type Mode =
  | { readonly kind: 'viewing' }
  | { readonly kind: 'editing'; readonly draft: string; readonly isSaving: boolean }
  | { readonly kind: 'failed'; readonly draft: string; readonly error: unknown };

/**
 * A note of one or more lines, edited in place. Ctrl+Enter or the button saves it, Escape reverts it.
 * After a failed save the stored text is back, with the reason, and editing can continue from what was typed.
 * @example
 * <AnnotationText label={t('annotation')} value={incident.annotation} onSave={(text) => save(incident.id, text)} />
 */
export function AnnotationText(props: AnnotationTextProps) {
  const { label, value, maxLength = ANNOTATION_LENGTH, onSave, readOnly = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<Mode>({ kind: 'viewing' });
  const [returnsFocus, setReturnsFocus] = useState(false);
  const { t } = useTexts(KIT_TEXTS);

  useEffect(() => {
    if (!returnsFocus) return;
    setReturnsFocus(false);
    frame.current?.querySelector('button')?.focus();
  }, [returnsFocus]);

  function end(): void {
    setMode({ kind: 'viewing' });
    setReturnsFocus(true);
  }

  async function save(draft: string): Promise<void> {
    const text = draft.trim() === '' ? null : draft.trim();
    if (text === value) return end();
    if (draft.trim().length > maxLength) return;
    setMode({ kind: 'editing', draft, isSaving: true });
    try {
      await onSave(text);
      end();
    } catch (error) {
      setMode({ kind: 'failed', draft, error });
    }
  }

  if (mode.kind === 'editing' && !readOnly) {
    return (
      <div ref={frame} className={styles.frame}>
        <Editor
          label={label}
          draft={mode.draft}
          isSaving={mode.isSaving}
          maxLength={maxLength}
          onType={(draft) => setMode({ kind: 'editing', draft, isSaving: false })}
          onSave={() => void save(mode.draft)}
          onCancel={end}
        />
      </div>
    );
  }
  return (
    <div ref={frame} className={styles.frame}>
      {readOnly ? (
        value !== null && <p className={styles.text}>{value}</p>
      ) : (
        <PropertyButton
          isUnset={value === null}
          onClick={() => setMode({ kind: 'editing', draft: value ?? '', isSaving: false })}
        >
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          <span className={styles.text}>{value ?? t('annotation.add')}</span>
          {value !== null && <VisuallyHidden>{`, ${t('annotation.edit')}`}</VisuallyHidden>}
        </PropertyButton>
      )}
      {mode.kind === 'failed' && (
        <Problem
          isAlert
          error={mode.error}
          title={t('annotation.failed')}
          actions={
            <Button
              size="sm"
              onClick={() => setMode({ kind: 'editing', draft: mode.draft, isSaving: false })}
            >
              {t('annotation.resume')}
            </Button>
          }
        />
      )}
    </div>
  );
}

interface EditorProps {
  readonly label: string;
  readonly draft: string;
  readonly isSaving: boolean;
  readonly maxLength: number;
  readonly onType: (draft: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

function Editor({ label, draft, isSaving, maxLength, onType, onSave, onCancel }: EditorProps) {
  const { t, locale } = useTexts(KIT_TEXTS);
  const { length } = draft.trim();
  const formats = formatsFor(locale);
  const numbers = {
    count: formats.number(length),
    limit: formats.number(maxLength),
    over: formats.number(length - maxLength),
  };

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      // A surrounding form uses the same keys.
      event.stopPropagation();
      onSave();
    }
  }

  return (
    <>
      <TextArea
        autoFocus
        label={label}
        value={draft}
        readOnly={isSaving}
        hint={t('annotation.count', numbers)}
        error={length > maxLength ? t('annotation.tooLong', numbers) : undefined}
        onChange={onType}
        onKeyDown={handleKeyDown}
        onFocus={(event) => event.currentTarget.setSelectionRange(draft.length, draft.length)}
      />
      <Row>
        <Button variant="primary" size="sm" busy={isSaving} onClick={onSave}>
          {t('common.save')}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </Row>
    </>
  );
}
