import type { DraftFault, DraftField } from '@taskweave/engine-client/variables/VariableDraft';
import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import { faultyType, isFileType, type VariableType } from '@taskweave/engine-client/variables/VariableType';
import { formatsFor } from '@taskweave/i18n/formats';
import type { SpokenTexts } from '@taskweave/i18n/Texts';
import type { VariableTextKey } from './variableTexts';

/** What is wrong with a field of a variable, and how to mend it. */
export function faultText(
  { t, locale }: SpokenTexts<VariableTextKey>,
  field: DraftField,
  fault: DraftFault,
  type: VariableType,
): string {
  if (field === 'name') return t('fault.name');
  if (fault === 'size') return t('fault.size', { size: formatsFor(locale).bytes(FILE_LIMIT) });
  if (fault === 'type') {
    const named = type === 'Json' || type === 'Xml' ? type : faultyType(type);
    return t(named === null ? 'fault.required' : `fault.type.${named}`);
  }
  if (field === 'text' && isFileType(type)) return t('fault.required.file');
  return t(field === 'text' && type === 'Date' ? 'fault.required.date' : 'fault.required');
}
