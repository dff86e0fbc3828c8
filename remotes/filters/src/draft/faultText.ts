import type { Language } from '@taskweave/plugin-sdk';
import { criterionLabel } from './criterionLabel';
import type { FilterFault } from './filterDraft';

export function faultText(t: Language['t'], fault: FilterFault['fault']): string {
  if (typeof fault === 'object') {
    return t('fault.conflict', { criterion: criterionLabel(t, fault.conflictsWith) });
  }
  return t(`fault.${fault}`);
}
