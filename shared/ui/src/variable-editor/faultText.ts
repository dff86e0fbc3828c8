import type { DraftFault, DraftField } from '@taskweave/engine-client/variables/VariableDraft';
import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import { faultyType, isFileType, type VariableType } from '@taskweave/engine-client/variables/VariableType';
import { formatsFor } from '@taskweave/i18n/formats';
import { variableText } from './variableText';

/** What is wrong with a field of a variable, and how to mend it. */
export function faultText(field: DraftField, fault: DraftFault, type: VariableType, locale: string): string {
  if (field === 'name') return variableText('fault.name', locale);
  if (fault === 'size') {
    return variableText('fault.size', locale, { size: formatsFor(locale).bytes(FILE_LIMIT) });
  }
  if (fault === 'type') {
    const named = type === 'Json' || type === 'Xml' ? type : faultyType(type);
    return variableText(named === null ? 'fault.required' : `fault.type.${named}`, locale);
  }
  if (field === 'text' && isFileType(type)) return variableText('fault.required.file', locale);
  return variableText(field === 'text' && type === 'Date' ? 'fault.required.date' : 'fault.required', locale);
}
