import {
  type DraftFault,
  type DraftFaults,
  type DraftField,
  FILE_LIMIT,
} from '@taskweave/engine-client/variables/VariableDraft';
import { faultyType, isFileType, type VariableType } from '@taskweave/engine-client/variables/VariableType';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { VARIABLE_TEXTS } from './variableTexts';

/** By field, what is wrong with a draft and how to correct it. */
export type DraftErrors = Readonly<Partial<Record<DraftField, string>>>;

/**
 * Puts the faults of a draft into words.
 * @example const errors = useFaultTexts()(draftFaults(draft), draft.type);
 */
export function useFaultTexts(): (faults: DraftFaults, type: VariableType) => DraftErrors {
  const { t, locale } = useTexts(VARIABLE_TEXTS);

  function textOf(field: DraftField, fault: DraftFault, type: VariableType): string {
    if (field === 'name') return t(fault === 'taken' ? 'fault.taken' : 'common.enterName');
    if (fault === 'size') return t('common.fileTooLarge', { size: formatsFor(locale).bytes(FILE_LIMIT) });
    const named = type === 'Json' || type === 'Xml' ? type : type === 'Object' ? 'Json' : faultyType(type);
    if (fault === 'type' && named !== null) return t(`fault.type.${named}`);
    if (field === 'text' && isFileType(type)) return t('common.chooseFile');
    return t(field === 'text' && type === 'Date' ? 'common.enterDate' : 'fault.required');
  }

  return (faults, type) =>
    Object.fromEntries(
      (Object.entries(faults) as [DraftField, DraftFault][]).map(([field, fault]) => [
        field,
        textOf(field, fault, type),
      ]),
    );
}
