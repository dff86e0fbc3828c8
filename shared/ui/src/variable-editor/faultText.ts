import type { DraftFault, DraftField } from '@taskweave/engine-client/variables/VariableDraft';
import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import { faultyType, isFileType, type VariableType } from '@taskweave/engine-client/variables/VariableType';
import { formatsFor } from '@taskweave/i18n/formats';
import type { SpokenTexts } from '@taskweave/i18n/Texts';
import type { VariableTextKey } from './variableTexts';

export function faultText(
  { t, locale }: SpokenTexts<VariableTextKey>,
  field: DraftField,
  fault: DraftFault,
  type: VariableType,
): string {
  if (field === 'name') return t('common.enterName');
  if (fault === 'size') return t('common.fileTooLarge', { size: formatsFor(locale).bytes(FILE_LIMIT) });
  if (fault === 'type') {
    const named = type === 'Json' || type === 'Xml' ? type : faultyType(type);
    return t(named === null ? 'fault.required' : `fault.type.${named}`);
  }
  if (field === 'text' && isFileType(type)) return t('common.chooseFile');
  return t(field === 'text' && type === 'Date' ? 'common.enterDate' : 'fault.required');
}
