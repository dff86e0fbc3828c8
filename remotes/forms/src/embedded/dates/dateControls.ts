import { pageTime } from '@taskweave/base/pageTime';
import { readingOf, readTypedDate } from '@taskweave/ui/typed-date';
import { isScriptText } from '../variables/scriptText';

const TYPED_DATE =
  'input[cam-variable-type="Date"]:not([readonly], [disabled], [ng-model], [uib-datepicker-popup], .input-group *, label *)';

export function dateControlsIn(host: Element): readonly HTMLInputElement[] {
  return [...host.querySelectorAll<HTMLInputElement>(TYPED_DATE)].filter(({ type }) => type === 'text');
}

export function writeDate(control: HTMLInputElement, date: string): void {
  control.value = /T\d{2}:\d{2}$/.test(date) ? `${date}:00` : date;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

export function readTyped(control: HTMLInputElement, locale: string): void {
  const text = control.value.trim();
  if (text === '' || isScriptText(text, 'Date')) return;
  const date = readTypedDate(text, optionsOf(locale));
  if (date !== null) writeDate(control, date);
}

export function readingOfTyped({ value }: HTMLInputElement, locale: string): string {
  return isScriptText(value.trim(), 'Date') ? '' : readingOf(value, optionsOf(locale));
}

function optionsOf(locale: string) {
  return { locale, kind: 'date-time', now: pageTime(), defaultTime: '00:00' } as const;
}

export function labelOf(control: HTMLInputElement): string {
  const label = control.labels?.[0]?.textContent?.trim() || control.getAttribute('aria-label')?.trim();
  return label || (control.getAttribute('cam-variable-name') ?? '');
}
