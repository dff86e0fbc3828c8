import { i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { spokenTexts } from '@taskweave/i18n/page/useTexts';
import { expect, it } from 'vitest';
import { DIAGRAM_TEXTS } from './diagramTexts';

it('names a drawing after its model, whatever that is called', () => {
  const { t } = spokenTexts(i18nOfDocument('en'), DIAGRAM_TEXTS);
  expect(t('label', { name: '$& invoice' })).toBe('Diagram of $& invoice');
});
