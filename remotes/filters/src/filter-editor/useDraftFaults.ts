import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useState } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { faultText } from '../draft/faultText';
import { checkFilterDraft, type FilterDraft } from '../draft/filterDraft';
import type { ErrorAt } from '../draft/SectionProps';
import { useAfterPress } from './useAfterPress';

/** Only faults of visited fields are shown. */
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
    faulty: new Set(shown.map((fault) => fault.section)),
    leave: (place: string) => afterPress(() => setLeft((places) => new Set(places).add(place))),
    showAll() {
      setLeft(new Set([...left, ...faults.map(({ place }) => place)]));
      return faults[0];
    },
  };
}
