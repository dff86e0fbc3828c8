import { formatsFor } from '@taskweave/i18n/formats';
import { type FormSubject, type FormViewProps, useCommandHint, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Kbd } from '@taskweave/ui/kbd';
import { Note } from '@taskweave/ui/note';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { DRAFT_FILE_LIMIT } from '../drafts/DraftFiles';
import type { SaveResult } from '../drafts/DraftStore';
import { failureText } from '../form-parts/failureText';
import styles from './FormView.module.css';
import { OutcomeButtons } from './OutcomeButtons';
import type { FormSubmit } from './useFormSubmit';

const EDGE = '--messages-edge';

const FAULTY = '[aria-invalid="true"]';

export type FormAction = 'complete' | 'resolve' | 'start';

interface FormFooterProps {
  readonly action: FormAction;
  readonly subject: FormSubject;
  readonly form: FormSubmit;
  readonly body: RefObject<HTMLElement | null>;
  readonly readOnly: boolean;
  readonly readOnlyReason: string | undefined;
  readonly readOnlyAction: FormViewProps['readOnlyAction'];
  readonly kept: SaveResult | null;
  readonly onSave: (() => void) | null;
}

const LARGE = 1_000_000;

export function FormFooter(props: FormFooterProps) {
  const { action, subject, form, body, readOnly, readOnlyReason, readOnlyAction, kept, onSave } = props;
  const { t, locale } = useTranslation();
  const keys = useCommandHint('form.submit');
  const reasonId = useId();
  const footer = useRef<HTMLElement>(null);
  useClearOfMessages(footer);
  const { phase, uploading, state, failure, hasFaults, submit } = form;
  const takeOver = (readOnly && readOnlyAction) || undefined;
  const isReady = state.kind === 'ready' && state.isBusy !== true;
  const button = state.kind === 'ready' ? state.button : undefined;
  const isOff = button === 'disabled';
  const faults = useFaultyFields(body, hasFaults && !readOnly);
  const isUnmarked = hasFaults && faults.length === 0;
  const faultText = isUnmarked ? t('form.hasFaults') : undefined;
  const reason = readOnly ? readOnlyReason : isOff ? t('form.switchedOff') : faultText;
  return (
    <footer ref={footer} className={styles.footer}>
      {phase === 'checking' ? (
        <Note icon="info" role="status">
          {t(`form.checking.${action}`)}
        </Note>
      ) : (
        <Failure action={action} failure={failure} />
      )}
      <div className={styles.actions} data-undecided={(readOnly && readOnlyAction === null) || undefined}>
        {/* Claim and submit share one button, so that it keeps the focus when the form becomes editable. */}
        {(readOnly || button !== 'hidden') && (
          <Button
            variant="primary"
            busy={takeOver?.isBusy ?? (phase === 'submitting' || phase === 'checking')}
            aria-disabled={takeOver === undefined && (readOnly || !isReady || isOff || phase === 'done')}
            aria-describedby={reason === undefined ? undefined : reasonId}
            aria-keyshortcuts={takeOver === undefined ? 'Control+Enter' : undefined}
            onClick={({ detail }) => {
              // The second click of a double click was meant for the button's previous action or task.
              if (detail > 1) return;
              if (takeOver === undefined) void submit();
              else takeOver.onPress();
            }}
          >
            {takeOver?.label ?? t(`form.${action}`)}
          </Button>
        )}
        {subject.kind === 'task' && action === 'complete' && !readOnly && button !== 'hidden' && (
          <OutcomeButtons
            task={subject.task}
            isOff={!isReady || isOff || phase !== 'idle'}
            complete={(variables) => void submit({ kind: 'complete', variables })}
          />
        )}
        {onSave !== null && (
          <Button aria-disabled={!isReady || phase !== 'idle'} onClick={onSave}>
            {t('draft.save')}
          </Button>
        )}
        {faults.length > 0 && (
          <Button size="sm" onClick={() => faults[0]?.focus()}>
            {t('form.faults', { count: faults.length })}
          </Button>
        )}
        {reason === undefined ? (
          <span className={styles.keys} aria-hidden="true">
            {keys !== '' && <Kbd keys={keys} />}
          </span>
        ) : (
          <span className={styles.reason}>
            <span id={reasonId}>{reason}</span>
          </span>
        )}
        {uploading >= LARGE ? (
          <span className={styles.kept} role="status">
            {t('form.uploading', { size: formatsFor(locale).bytes(uploading) })}
          </span>
        ) : (
          <KeptState kept={kept} />
        )}
      </div>
    </footer>
  );
}

export function ReadOnlyButton({ action }: { readonly action: FormViewProps['readOnlyAction'] }) {
  if (!action) return null;
  return (
    <Button size="sm" variant="secondary" busy={action.isBusy} onClick={action.onPress}>
      {action.label}
    </Button>
  );
}

function Failure({
  action,
  failure,
}: {
  readonly action: FormAction;
  readonly failure: FormSubmit['failure'];
}) {
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  if (failure === null) return null;
  if (failure.kind === 'signed-out') {
    return (
      <Note icon="user" role="status">
        {t(`form.signedOut.${action}`)}
      </Note>
    );
  }
  if (failure.kind === 'lost') {
    return (
      <Note tone="warning" icon="warning" role="alert">
        {t(`form.lost.${failure.finding === 'not-done' ? 'notDone' : 'unclear'}.${action}`)}
      </Note>
    );
  }
  const title = t(`form.${action}Error`);
  switch (failure.kind) {
    case 'rejected':
      return (
        <Note tone="danger" icon="error" role="alert">
          {title} {t('form.rejected')}
        </Note>
      );
    case 'unavailable':
      return (
        <Note tone="danger" icon="error" role="alert">
          {title} {t(failure.reason === 'gone' ? 'form.gone' : 'form.suspended')}
        </Note>
      );
    case 'failed':
      if (failure.isSilent) return null;
      return (
        <Note tone="danger" icon="error" role="alert" error={failure.error}>
          {title} {failureText(failure, { t, explain })}
        </Note>
      );
  }
}

function KeptState({ kept }: { readonly kept: SaveResult | null }) {
  const { t, locale } = useTranslation();
  if (kept === null) return null;
  if (kept.kind === 'not-kept') {
    return (
      <span className={styles.kept} role="status">
        {t(`draft.notKept.${kept.reason}`)}
      </span>
    );
  }
  const formats = formatsFor(locale);
  const lost = kept.lostFiles;
  return (
    <span className={styles.kept}>
      {t('draft.kept', { time: formats.time(new Date(kept.savedAt)) })}
      {lost.length > 0 &&
        ` ${t('draft.tooLarge', { names: formats.list(lost), size: formats.bytes(DRAFT_FILE_LIMIT) })}`}
    </span>
  );
}

/** Works on `aria-invalid`, whatever engine draws the form. A group marked as a whole, such as radio buttons, counts once. */
function useFaultyFields(body: RefObject<HTMLElement | null>, isWatched: boolean): readonly HTMLElement[] {
  const [fields, setFields] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const form = body.current;
    if (!isWatched || form === null) return;
    const look = () => setFields(faultyFields(form));
    const observer = new MutationObserver(look);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    look();
    return () => {
      observer.disconnect();
      setFields([]);
    };
  }, [body, isWatched]);
  return fields;
}

function faultyFields(form: HTMLElement): readonly HTMLElement[] {
  const byName = new Map<string | HTMLElement, HTMLElement>();
  for (const field of form.querySelectorAll<HTMLElement>(FAULTY)) {
    const group = field instanceof HTMLInputElement && field.type === 'radio' ? field.name : '';
    const key = group === '' ? field : group;
    if (!byName.has(key)) byName.set(key, field);
  }
  return [...byName.values()];
}

/** Set on the messages alone: a custom property on the root would recalculate every element's style. */
function useClearOfMessages(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const footer = element.current;
    const messages = document.querySelector<HTMLElement>('[data-messages]');
    if (footer === null || messages === null || typeof ResizeObserver === 'undefined') return;
    const { style } = messages;
    const tell = () => {
      const { top, bottom } = footer.getBoundingClientRect();
      const isBelow = bottom > window.innerHeight / 2 && top < window.innerHeight;
      style.setProperty(EDGE, isBelow ? `${Math.round(window.innerHeight - top)}px` : '0px');
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(footer);
    window.addEventListener('resize', tell);
    document.addEventListener('scroll', tell, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', tell);
      document.removeEventListener('scroll', tell, { capture: true });
      style.removeProperty(EDGE);
    };
  }, [element]);
}
