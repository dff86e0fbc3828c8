import type { SearchProblem } from '../address/convertCriterion';
import type { SearchCriterion } from '../address/Search';
import { DraftText } from './criterion/DraftText';
import { SearchPills } from './criterion/SearchPills';
import type { SearchDraft } from './criterion/searchDraft';
import type { KnownVariables } from './useKnownVariables';
import type { SearchBarState } from './useSearchBar';

export interface BarPartsProps {
  readonly bar: SearchBarState;
  readonly criteria: readonly SearchCriterion[];
  readonly problems: readonly (SearchProblem | null)[];
  readonly draftId: string;
  readonly isInNoFilter: KnownVariables['isInNoFilter'];
  readonly onRemove: (index: number) => void;
  readonly onFocus: (index: number) => void;
  readonly onChangePart: (draft: SearchDraft) => void;
}

/** What is searched for, and what is being put together. */
export function BarParts(props: BarPartsProps) {
  const { bar, criteria, problems, draftId, isInNoFilter, onRemove, onFocus, onChangePart } = props;
  const { draft, editing } = bar;
  return (
    <>
      {criteria.length > 0 && (
        <SearchPills
          criteria={criteria}
          problems={problems}
          isInNoFilter={isInNoFilter}
          editing={editing}
          onEdit={bar.edit}
          onRemove={onRemove}
          onMove={onFocus}
        />
      )}
      {draft !== null && (
        <DraftText
          id={draftId}
          draft={draft}
          isInNoFilter={isInNoFilter}
          isChange={editing !== null}
          onChange={onChangePart}
        />
      )}
    </>
  );
}
