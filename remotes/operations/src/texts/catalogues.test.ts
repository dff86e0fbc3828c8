import { expectCompleteCatalogues } from '@taskweave/i18n/testing/expectCompleteCatalogues';
import { it } from 'vitest';
import de from './de.json';
import en from './en.json';

it('has every text of incidents in both languages', () => expectCompleteCatalogues({ en, de }));
