import type { FilterDraft, FilterFault } from './filterDraft';

/** Says what is wrong at a place, once its field was left or the dialog was sent. */
export interface ErrorAt {
  (place: string): string | undefined;
  /** The fault behind the words. */
  fault(place: string): FilterFault['fault'] | undefined;
}

/** What every section of the dialog is handed. */
export interface SectionProps {
  readonly draft: FilterDraft;
  readonly onChange: (change: Partial<FilterDraft>) => void;
  readonly onLeave: (place: string) => void;
  readonly errorAt: ErrorAt;
  readonly isReadOnly: boolean;
}
