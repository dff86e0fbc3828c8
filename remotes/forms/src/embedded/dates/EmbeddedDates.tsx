import { parseEngineDate, toLocalDateTime } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import { useDateTexts } from '@taskweave/i18n/date-texts/dateTexts';
import { lazyPart, useTranslation } from '@taskweave/plugin-sdk';
import { IconButton } from '@taskweave/ui/icon-button';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { markAsData } from '../fields/FieldContext';
import { dateControlsIn, labelOf, readingOfTyped, readTyped, writeDate } from './dateControls';
import styles from './EmbeddedDates.module.css';

const DatePopover = lazyPart(() => import('@taskweave/ui/date-popover'));

interface Place {
  readonly control: HTMLInputElement;
  readonly opener: HTMLElement;
}

export function EmbeddedDates({ host }: { readonly host: HTMLElement }) {
  const { locale } = useTranslation();
  const [places, setPlaces] = useState<readonly Place[]>([]);

  useEffect(() => {
    const found = dateControlsIn(host).map((control) => ({ control, opener: placeAfter(control) }));
    setPlaces(found);
    return () => {
      for (const { control, opener } of found) {
        opener.remove();
        delete control.dataset.dateField;
      }
    };
  }, [host]);

  useEffect(() => {
    const ending = new AbortController();
    // The listener captures, so that it runs before the form's own listeners, which then see the date.
    const options = { capture: true, signal: ending.signal };
    for (const { control } of places) {
      control.addEventListener('change', () => readTyped(control, locale), options);
      control.addEventListener(
        'keydown',
        ({ key }) => key === 'Enter' && readTyped(control, locale),
        options,
      );
    }
    return () => ending.abort();
  }, [places, locale]);

  return places.map(({ control, opener }, index) =>
    createPortal(<Opener control={control} locale={locale} />, opener, String(index)),
  );
}

function Opener({ control, locale }: { readonly control: HTMLInputElement; readonly locale: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [value, setValue] = useState<string | null>(null);
  const [reading, setReading] = useState('');
  const texts = useDateTexts();
  const label = labelOf(control);

  useEffect(() => {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    control.addEventListener('input', () => setReading(readingOfTyped(control, locale)), options);
    control.addEventListener('blur', () => setReading(''), options);
    return () => ending.abort();
  }, [control, locale]);

  function open(): void {
    readTyped(control, locale);
    const date = parseEngineDate(control.value);
    setValue(date === null ? '' : toLocalDateTime(date));
  }

  return (
    <>
      <IconButton
        ref={button}
        icon="calendar"
        size="sm"
        label={texts.open.replace('{{label}}', label)}
        aria-expanded={value !== null}
        aria-haspopup="dialog"
        onClick={() => (value === null ? open() : setValue(null))}
      />
      <span role="status" className={styles.reading}>
        {reading}
      </span>
      {value !== null && (
        <DatePopover
          {...{ label, locale, value, texts }}
          now={pageTime()}
          anchor={button}
          defaultTime="00:00"
          submitLabel={texts.done}
          clearLabel={value === '' ? undefined : texts.clear}
          onClose={() => setValue(null)}
          onSubmit={(date) => {
            setValue(null);
            writeDate(control, date);
            control.dispatchEvent(new Event('change', { bubbles: true }));
          }}
        />
      )}
    </>
  );
}

function placeAfter(control: HTMLInputElement): HTMLElement {
  const opener = document.createElement('span');
  opener.className = styles.opener ?? '';
  opener.dataset.dateOpener = '';
  markAsData(opener);
  if (getComputedStyle(control).display === 'block') {
    opener.dataset.over = '';
    control.dataset.dateField = '';
  }
  control.after(opener);
  return opener;
}
