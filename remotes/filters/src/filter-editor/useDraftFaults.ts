import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useState } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { faultText } from '../draft/faultText';
import { checkFilterDraft, type FilterDraft } from '../draft/filterDraft';
import type { ErrorAt } from '../draft/SectionProps';
import { useAfterPress } from './useAfterPress';

/** What is wrong with a filter, as far as the person has been there: nothing is blamed that is not yet filled in. */
export function useDraftFaults(draft: FilterDraft | null) {
  const { t } = useTexts(DIALOG_TEXTS);
  const afterPress = useAfterPress();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const faults = draft === null ? [] : checkFilterDraft(draft);
  const shown = faults.filter(({ place }) => left.has(place));
  const faultAt = (place: string) => shown.find((fault) => fault.place === place)?.fault;
  const errorAt: ErrorAt = Object.assign(
    (place: string) => {
      const fault = faultAt(place);
      return fault === undefined ? undefined : faultText(t, fault);
    },
    { fault: faultAt },
  );
  return {
    errorAt,
    /** Sections with a fault that is shown to the person. */
    faulty: new Set(shown.map((fault) => fault.section)),
    leave: (place: string) => afterPress(() => setLeft((places) => new Set(places).add(place))),
    /** From now on these are shown; what is added later is judged when it is left. Gives the first. */
    showAll() {
      setLeft(new Set([...left, ...faults.map(({ place }) => place)]));
      return faults[0];
    },
  };
}
