import { expectCompleteCatalogues } from '@taskweave/i18n/testing/expectCompleteCatalogues';
import { it } from 'vitest';
import de from './de.json';
import en from './en.json';

it('holds every text in English and German', () => {
  expectCompleteCatalogues({ en, de });
});
