import { parseEngineDate } from '@taskweave/base/engineDate';
import type { DecisionValue } from '@taskweave/engine-client/resources/definition/decision';
import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';

export function shownValue({ type, value, errorMessage }: DecisionValue, { t, locale }: Language): string {
  if (errorMessage !== null) return errorMessage;
  if (type === 'Bytes' || type === 'File') return t('value.unreadable');
  if (value === null || value === undefined) return t('value.null');
  if (type === 'Date' && typeof value === 'string') {
    const date = parseEngineDate(value);
    return date === null ? value : formatsFor(locale).precise(date);
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
