import { DUE_TEXTS } from '@taskweave/i18n/due-texts/dueText';
import { i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { spokenTexts } from '@taskweave/i18n/page/useTexts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WhenCell } from './WhenCell';
import { whenText } from './whenText';

const NOW = new Date('2026-11-20T12:00:00');
const words = spokenTexts(i18nOfDocument('en-GB'), DUE_TEXTS);

function read(due: string): string | null {
  const when = whenText(due, NOW, words);
  return render(<WhenCell when={when} now={NOW} language={{ locale: 'en-GB' }} />).container.textContent;
}

it.each([
  ['2026-11-24T17:00:00.000', 'Tue'],
  ['2026-11-20T17:00:00.000', 'Today, 17:00'],
  ['2026-11-20T09:05:00.000', 'Overdue since 09:05'],
  ['2026-11-18T17:00:00.000', '2 days overdue'],
])('says when a task of %s is due', (due, text) => {
  expect(read(due)).toBe(text);
});
