import { type FocusEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import { useListQuery } from '../address/useListQuery';
import { BarEnd } from './BarEnd';
import { BarPopups } from './BarPopups';
import { DraftText } from './criterion/DraftText';
import { SearchPills } from './criterion/SearchPills';
import { type SearchDraft, stepOf } from './criterion/searchDraft';
import { useFieldCode } from './field/useFieldCode';
import type { SearchField } from './field/useSearchField';
import { focusLastPart, focusPill, isInMenu } from './searchFocus';
import { handleSearchKey } from './searchKeys';
import { useListSteps } from './suggestions/useListSteps';
import { SearchFaults } from './tools/SearchFaults';
import { SearchTools } from './tools/SearchTools';
import { liveCriteria, settledCriteria } from './typed/liveCriteria';
import { useHeldSearch } from './typed/useHeldSearch';
import { useLiveSearch } from './typed/useLiveSearch';
import { useReadings } from './typed/useReadings';
import { useKnownVariables } from './useKnownVariables';
import { type SearchBarState, useSearchBar } from './useSearchBar';

export interface SearchBarProps {
  readonly field: SearchField;
  readonly ends: HTMLElement | null;
  readonly below: HTMLElement | null;
}

export default function SearchBar({ field, ends, below }: SearchBarProps) {
  const { list, known, bar, criteria, held, completions } = useSearchState(field);
  const { search, problems } = list;
  const { variables, otherVariables, isInNoFilter } = known;
  const { draft, editing, isOpen, input, readings } = bar;
  const ids = useId();
  const draftId = `${ids}-draft`;
  const steps = useListSteps({ isOpen, setOpen: bar.setOpen });
  const { panel, focusOn, remove, changePart, leave } = useBarFocus(bar);
  const keys = {
    bar,
    hasCriteria: criteria.length > 0,
    move: steps.move,
    pick: steps.pick,
    complete: steps.complete,
    focusLastPill: () => focusOn(criteria.length - 1),
    focusLastPart: () => focusLastPart(panel()),
  };
  useFieldCode(field, ends, {
    isExpanded: isOpen && steps.isShown,
    listId: ids,
    draftId: draft === null ? undefined : draftId,
    activeId: (isOpen && steps.activeId) || undefined,
    step: stepOf(draft),
    isBlank: draft === null && criteria.length > 0,
    key: (event) => handleSearchKey(event, keys),
    press: () => bar.setOpen(true),
    early: (key) => (key === 'Enter' ? bar.takeText() : steps.move(key === 'ArrowUp' ? -1 : 1)),
    leave,
  });
  const hasTools = search.criteria.length > 0 || readings.length > 0;

  return (
    <>
      {criteria.length > 0 && (
        <SearchPills
          {...{ criteria, problems, isInNoFilter, editing }}
          onEdit={bar.edit}
          onRemove={remove}
          onMove={focusOn}
        />
      )}
      {draft !== null && (
        <DraftText
          {...{ draft, isInNoFilter }}
          id={draftId}
          isChange={editing !== null}
          onChange={changePart}
        />
      )}
      {ends !== null && createPortal(<BarEnd bar={bar} search={search} />, ends)}
      {below !== null &&
        createPortal(
          <>
            <SearchFaults criteria={criteria} problems={problems} />
            {hasTools && (
              <SearchTools {...{ list, readings, input }} held={held.tasks} setText={bar.setText} />
            )}
            <BarPopups bar={bar} list={{ id: ids, variables, otherVariables, completions, ...steps.list }} />
          </>,
          below,
        )}
    </>
  );
}

function useSearchState(field: SearchField) {
  const list = useListQuery();
  const { search } = list;
  const known = useKnownVariables(list.filter);
  const variables = [...known.variables, ...known.otherVariables];
  const reading = useReadings(field.text, variables);
  const bar = useSearchBar({ search, field, variables, reading });
  const held = useHeldSearch(list, bar.readings);
  useLiveSearch({
    search,
    isKnown: list.searchQuery !== null,
    live: held.isHeld ? null : liveCriteria(bar.readings),
    setText: bar.setText,
    change: bar.change,
  });
  const completions = bar.editing === null ? reading.completions : [];
  return { list, known, bar, criteria: settledCriteria(search), held, completions };
}

function useBarFocus(bar: SearchBarState) {
  const { input, draft } = bar;
  const panel = () => input.current?.closest('search') ?? null;

  function focusOn(index: number): void {
    if (!focusPill(panel(), index)) input.current?.focus();
  }

  function remove(index: number): void {
    bar.remove(index);
    // After the remaining chips have re-rendered.
    requestAnimationFrame(() => focusOn(index));
  }

  function changePart(next: SearchDraft): void {
    const index = bar.editing ?? 0;
    // The menu unmounts with the draft.
    if (bar.changePart(next)) requestAnimationFrame(() => focusOn(index));
  }

  function leave({ relatedTarget }: FocusEvent): void {
    if (panel()?.contains(relatedTarget) || isInMenu(relatedTarget)) return;
    bar.setOpen(false);
    // A typed value counts as entered; an incomplete criterion waits for the user to return.
    if (stepOf(draft) === 'value' && bar.text.trim() !== '' && bar.dialog === null) bar.takeText();
  }

  return { panel, focusOn, remove, changePart, leave };
}
