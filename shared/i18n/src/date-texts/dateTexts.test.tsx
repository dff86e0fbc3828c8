import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { I18nContext, i18nOfDocument } from '../page/I18nContext';
import { useDateTexts } from './dateTexts';

function textsIn(language: string) {
  return renderHook(useDateTexts, {
    wrapper: ({ children }) => <I18nContext value={i18nOfDocument(language)}>{children}</I18nContext>,
  }).result.current;
}

it.each([
  ['de-AT', 'Datum'],
  ['de', 'Datum'],
  ['en-GB', 'Date'],
  ['fr', 'Date'],
])('speaks the language of %s', (language, expected) => {
  expect(textsIn(language).typed).toBe(expected);
});

it('leaves the placeholders to the picker', () => {
  expect(textsIn('en').example).toBe('For example {{example}}');
});
