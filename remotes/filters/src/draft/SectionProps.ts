import type { FilterDraft, FilterFault } from './filterDraft';

export interface ErrorAt {
  (place: string): string | undefined;
  fault(place: string): FilterFault['fault'] | undefined;
}

export interface SectionProps {
  readonly draft: FilterDraft;
  readonly onChange: (change: Partial<FilterDraft>) => void;
  readonly onLeave: (place: string) => void;
  readonly errorAt: ErrorAt;
  readonly isReadOnly: boolean;
}
