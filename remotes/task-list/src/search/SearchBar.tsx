import { useQuery } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, usePluginServices } from '@taskweave/plugin-sdk';
import { CriterionChips } from '@taskweave/widgets/criterion-chips';
import type { Search, SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import type { Interpretation } from '@taskweave/widgets/search/Interpretation';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { type FocusEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ListQuery, useListQuery } from '../address/useListQuery';
import { BarEnd } from './BarEnd';
import { BarPopups } from './BarPopups';
import { useFieldCode } from './field/useFieldCode';
import type { SearchField } from './field/useSearchField';
import { handleSearchKey } from './searchKeys';
import type { SuggestionListHandle } from './suggestions/SuggestionList';
import { SearchFaults } from './tools/SearchFaults';
import { SearchTools } from './tools/SearchTools';
import { liveCriteria, looksInside, settledCriteria, typedText } from './typed/liveCriteria';
import { useListReader } from './typed/useListReader';
import { useKnownVariables } from './useKnownVariables';
import { type SearchBarState, useSearchBar } from './useSearchBar';
import { useWordPlace } from './useWordPlace';

const SETTLED = 150;

/** Number of tasks from which a full-text scan without an index is slow. */
const MANY = 50_000;

export interface SearchBarProps {
  readonly field: SearchField;
  readonly ends: HTMLElement | null;
  readonly tools: HTMLElement | null;
  readonly below: HTMLElement | null;
}

export default function SearchBar({ field, ends, tools, below }: SearchBarProps) {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const services = usePluginServices();
  const { list, known, bar, criteria, held, suggested } = useSearchState(field);
  const { search, problems } = list;
  const { variables, otherVariables, isInNoFilter } = known;
  const { isOpen, input, readings } = bar;
  const ids = useId();
  const steps = useListSteps({ isOpen, setOpen: bar.setOpen });
  const { focusOn, remove, leave } = useBarFocus(bar);
  const keys = {
    bar,
    hasCriteria: criteria.length > 0,
    move: steps.move,
    pick: steps.pick,
    complete: steps.complete,
    focusLastChip: () => focusOn(criteria.length - 1),
    focusFirstHit,
    hasLines: () => isOpen && steps.hasLines(),
  };
  useFieldCode(field, ends, {
    isExpanded: isOpen && steps.isShown,
    listId: ids,
    activeId: (isOpen && steps.activeId) || undefined,
    isBlank: criteria.length > 0,
    key: (event) => handleSearchKey(event, keys),
    press: () => bar.setOpen(true),
    early: (key) => (key === 'Enter' ? bar.takeText() : steps.move(key === 'ArrowUp' ? -1 : 1)),
    leave,
  });

  return (
    <>
      {criteria.length > 0 && (
        <CriterionChips
          services={services}
          label={t('search.criteria')}
          chips={criteria.map((criterion, index) => ({
            criterion,
            problem: problems[index] ?? null,
            isUnknownName: criterion.name !== '' && isInNoFilter(criterion.name),
          }))}
          editing={{ edit: bar.edit, move: focusOn }}
          onRemove={remove}
        />
      )}
      {ends !== null && createPortal(<BarEnd bar={bar} search={search} />, ends)}
      {tools !== null &&
        createPortal(
          <SearchTools
            {...{ list, readings, input }}
            isHeld={held.tasks !== null}
            setText={bar.setText}
            onSave={() => bar.setOpen(false)}
          />,
          tools,
        )}
      {below !== null &&
        createPortal(
          <>
            <SearchFaults criteria={criteria} problems={problems} />
            <BarPopups bar={bar} list={{ id: ids, variables, otherVariables, ...suggested, ...steps.list }} />
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
  const reader = useListReader(field.text, variables);
  const bar = useSearchBar({ search, field, reader });
  useWordPlace(list, bar.readings);
  const held = useHeldSearch(list, bar.readings);
  useLiveSearch({
    search,
    isKnown: list.searchQuery !== null,
    live: held.isHeld ? null : liveCriteria(bar.readings),
    setText: bar.setText,
    change: bar.change,
  });
  const suggested = {
    completions: reader.complete(field.text),
    open: reader.open(field.text),
    isBegun: bar.readings.at(-1)?.kind === 'open',
    isSearching: reader.isSearching,
  };
  return { list, known, bar, criteria: settledCriteria(search), held, suggested };
}

function useBarFocus(bar: SearchBarState) {
  const { input } = bar;
  const panel = () => input.current?.closest('search') ?? null;

  function focusOn(index: number): void {
    if (!focusPill(panel(), index)) input.current?.focus();
  }

  function remove(index: number): void {
    bar.remove(index);
    // The remaining chips must render first.
    requestAnimationFrame(() => focusOn(index));
  }

  function leave({ relatedTarget }: FocusEvent): void {
    if (!panel()?.contains(relatedTarget) && !isInMenu(relatedTarget)) bar.setOpen(false);
  }

  return { focusOn, remove, leave };
}

function focusFirstHit(): void {
  document
    .querySelector<HTMLElement>('[role="grid"] [data-row="0"], [role="treegrid"] [aria-level="2"][data-row]')
    ?.focus();
}

function focusPill(bar: Element | null, index: number): boolean {
  const pill = bar?.querySelectorAll<HTMLElement>('[data-pill]')[index];
  pill?.focus();
  return pill !== undefined;
}

/** Menus render in a portal and return the focus. */
function isInMenu(target: Element | null): boolean {
  return target !== null && target.closest('[role="menu"]') !== null;
}

interface ListStepsOptions {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

function useListSteps({ isOpen, setOpen }: ListStepsOptions) {
  const handle = useRef<SuggestionListHandle>(null);
  const earlySteps = useRef(0);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);

  function move(step: 1 | -1): void {
    if (!isOpen) setOpen(true);
    else if (handle.current === null) earlySteps.current += step;
    else handle.current.move(step);
  }

  return {
    activeId,
    isShown,
    move,
    hasLines: () => handle.current?.hasLines === true,
    pick: () => handle.current?.pick() === true,
    complete: () => handle.current?.complete() === true,
    list: { handle, earlySteps, onActiveChange: setActiveId, onShownChange: setShown },
  };
}

interface HeldSearch {
  readonly isHeld: boolean;
  readonly tasks: number | null;
}

/** Unknown until the list has been counted. */
function useHeldSearch(
  { filterId, hidesSnoozed }: ListQuery,
  readings: readonly Interpretation[],
): HeldSearch {
  const client = useEngineClient();
  const count = taskListQueries(client).count(filterId ?? '', hidesSnoozed ? withoutSnoozed({}) : {});
  const { data: total, fetchStatus } = useQuery({ ...count, enabled: false });
  if (!readings.some(({ criterion }) => criterion !== null && looksInside(criterion)))
    return { isHeld: false, tasks: null };
  if (total === undefined) return { isHeld: fetchStatus === 'fetching', tasks: null };
  return { isHeld: total >= MANY, tasks: total >= MANY ? total : null };
}

interface LiveSearchOptions {
  readonly search: Search;
  readonly isKnown: boolean;
  readonly live: readonly SearchCriterion[] | null;
  readonly setText: (text: string) => void;
  readonly change: (search: Search, options: { readonly replace: boolean }) => void;
}

/** The text lives in the URL, so that reloads and the back button keep it. */
function useLiveSearch({ search, isKnown, live, setText, change }: LiveSearchOptions): void {
  const sent = useRef('');
  const inAddress = typedText(search);
  const wanted = live === null ? null : JSON.stringify(live);
  const follow = useEffectEvent(() => {
    if (!isKnown || inAddress === sent.current) return;
    sent.current = inAddress;
    setText(inAddress);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed meanwhile is not taken back
  useLayoutEffect(() => follow(), [inAddress, isKnown]);

  const send = useEffectEvent(() => {
    if (!isKnown || wanted === null) return;
    const settled = settledCriteria(search);
    const before = search.criteria.slice(settled.length);
    if (wanted === JSON.stringify(before)) return;
    const next = { ...search, criteria: [...settled, ...(live ?? [])] };
    sent.current = typedText(next);
    change(next, { replace: before.length > 0 });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text waits for itself
  useEffect(() => {
    const timer = setTimeout(() => send(), SETTLED);
    return () => clearTimeout(timer);
  }, [wanted, isKnown]);
}
