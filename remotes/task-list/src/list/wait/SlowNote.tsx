import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { defineTexts } from '@taskweave/i18n/Texts';
import { Button } from '@taskweave/ui/button';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import de from './de.json';
import en from './en.json';
import styles from './SlowNote.module.css';

const TEXTS = defineTexts('taskweave-task-list', { en, de });

export interface SlowNoteProps {
  readonly first: number;
  readonly last: number;
  readonly place: number;
  readonly onBack: () => void;
  readonly onLoseFocus: () => void;
}

export default function SlowNote({ first, last, place, onBack, onLoseFocus }: SlowNoteProps) {
  const { t, locale } = useTexts(TEXTS);
  const { number } = formatsFor(locale);
  const note = useRef<HTMLDivElement>(null);
  const passOn = useEffectEvent(onLoseFocus);
  useLayoutEffect(() => {
    const element = note.current;
    let hadFocus = false;
    const notice = (event: FocusEvent) => {
      hadFocus = event.type === 'focusin';
    };
    element?.addEventListener('focusin', notice);
    element?.addEventListener('focusout', notice);
    return () => {
      if (hadFocus) passOn();
    };
  }, []);
  return (
    <div ref={note} className={styles.note}>
      <span>{t('wait', { first: number(first + 1), last: number(last + 1) })}</span>
      <Button variant="secondary" size="sm" onClick={onBack}>
        {place === 0 ? t('wait.top') : t('wait.back', { row: number(place + 1) })}
      </Button>
    </div>
  );
}
