// @vitest-environment jsdom

import { DUE_TEXTS } from '@taskweave/i18n/due-texts/dueText';
import { i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { spokenTexts } from '@taskweave/i18n/page/useTexts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import en from '../i18n/en.json';
import { WhenCell } from './WhenCell';
import { whenText } from './whenText';

afterEach(cleanup);

const NOW = new Date('2026-11-20T12:00:00');
const words = spokenTexts(i18nOfDocument('en-GB'), DUE_TEXTS);
const texts: Readonly<Record<string, string>> = en;
const language = {
  locale: 'en-GB',
  t: (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])),
};

function read(due: string | null, isNamed: boolean): string | null {
  const when = whenText({ due, followUp: null, created: '2026-11-20T11:38:00.000' }, NOW, words);
  const { container } = render(<WhenCell when={when} now={NOW} language={language} isNamed={isNamed} />);
  return container.textContent;
}

it.each([
  [null, '22 min ago', 'Created: 22 min ago'],
  ['2026-11-24T17:00:00.000', 'Tue', 'Due: Tue'],
  ['2026-11-20T17:00:00.000', 'Today, 17:00', 'Due: today, 17:00'],
  ['2026-11-20T09:05:00.000', 'Overdue since 09:05', 'Overdue since 09:05'],
  ['2026-11-18T17:00:00.000', '2 days overdue', '2 days overdue'],
])('names the date where it may be one or another: %s', (due, alone, named) => {
  expect([read(due, false), read(due, true)]).toEqual([alone, named]);
});
