import { expectCompleteCatalogues } from '@taskweave/i18n/testing/expectCompleteCatalogues';
import { expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';

it('has every text in both languages', () => {
  expect(() => expectCompleteCatalogues({ en, de })).not.toThrow();
});
