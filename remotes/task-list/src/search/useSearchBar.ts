import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import { useNavigation, usePluginServices } from '@taskweave/plugin-sdk';
import type { Interpretation } from '@taskweave/widgets/search/Interpretation';
import type { SearchReader } from '@taskweave/widgets/search/useReader';
import { type RefObject, useState } from 'react';
import { formatSearch, type Search, type SearchCriterion } from '../address/Search';
import { searchAttribute } from '../address/searchAttributes';
import {
  editDraft,
  finishDraft,
  keptText,
  placed,
  type SearchDraft,
  stepBack,
  stepOf,
  valueText,
} from './criterion/searchDraft';
import type { SearchField } from './field/useSearchField';
import { rememberSearch } from './saved/recentSearches';
import type { SuggestionAction } from './suggestions/Suggestion';
import { typedAction } from './suggestions/typedAction';
import { acceptedCriteria, settledCriteria } from './typed/liveCriteria';
import { rememberVariable } from './useKnownVariables';

export interface SearchBarState {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly draft: SearchDraft | null;
  readonly editing: number | null;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly readings: readonly Interpretation[];
  readonly accept: (text?: string) => void;
  readonly isAdding: boolean;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly dialog: SearchDraft | null;
  readonly closeDialog: () => void;
  readonly take: (action: SuggestionAction) => void;
  readonly takeText: () => void;
  readonly finish: (value: string) => void;
  readonly changePart: (draft: SearchDraft) => boolean;
  readonly back: () => boolean;
  readonly cancel: () => void;
  readonly edit: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly change: (search: Search) => void;
}

export interface SearchBarOptions {
  readonly search: Search;
  readonly field: SearchField;
  readonly variables: readonly FilterVariable[];
  readonly reader: SearchReader;
}

export function useSearchBar({ search, field, variables, reader }: SearchBarOptions): SearchBarState {
  const { input } = field;
  const address = useCriteria(search);
  const state = useTyped(field);
  const { reset, show, setDialog, setEditing, setAdding: _, ...typed } = state;
  const { draft, editing, dialog } = typed;
  const { criteria } = address;
  const edited = editing === null ? undefined : criteria[editing];
  const readings = draft === null && editing === null ? reader.read(field.text) : [];
  const { add, accept, take, takeText } = useTaking({ address, state, edited, readings, reader, variables });

  function remove(index: number): void {
    address.drop(index);
    if (editing !== null) reset();
  }

  function changePart(next: SearchDraft): boolean {
    const kept = wholeText(next, edited);
    if (kept !== null) {
      add(finishDraft(next, kept));
      return true;
    }
    show(next, stepOf(next) === 'name' ? (draft?.name ?? '') : '');
    input.current?.focus();
    return false;
  }

  function back(): boolean {
    if (draft === null) {
      if (editing === null) return undo(criteria.length - 1);
      remove(editing);
      return true;
    }
    const before = stepBack(draft);
    show(before.draft, before.text);
    return true;
  }

  function undo(index: number): boolean {
    const isUndone = address.unsettle(index, reader);
    if (isUndone) input.current?.focus();
    return isUndone;
  }

  function edit(index: number): void {
    const criterion = criteria[index];
    if (criterion !== undefined && isRelative(criterion) && undo(index)) return;
    const begun = criterion === undefined ? null : editDraft(criterion);
    if (begun === null) return;
    setEditing(index);
    show(begun.draft, begun.text);
    input.current?.focus();
  }

  return {
    ...typed,
    input,
    readings,
    accept,
    closeDialog: () => setDialog(null),
    take,
    takeText,
    finish: (value) => dialog !== null && add(finishDraft(dialog, value)),
    changePart,
    back,
    cancel: reset,
    edit,
    remove,
    change: address.change,
  };
}

interface TakingOptions {
  readonly address: ReturnType<typeof useCriteria>;
  readonly state: ReturnType<typeof useTyped>;
  readonly edited: SearchCriterion | undefined;
  readonly readings: readonly Interpretation[];
  readonly reader: SearchReader;
  readonly variables: readonly FilterVariable[];
}

function useTaking({ address, state, edited, readings, reader, variables }: TakingOptions) {
  const { draft, editing, text, setText, setOpen, setAdding, setDialog, reset, show } = state;

  function close(): void {
    reset();
    setOpen(false);
  }

  function add(criterion: SearchCriterion): void {
    address.place(criterion, editing);
    close();
  }

  function accept(whole?: string): void {
    const meant = whole === undefined ? readings : reader.read(whole);
    address.keep([...address.criteria, ...acceptedCriteria(meant)]);
    close();
  }

  function take(action: SuggestionAction): void {
    if (action.kind === 'finish') add(action.criterion);
    else if (action.kind === 'search') {
      address.change(action.search);
      close();
    } else if (action.kind === 'accept') accept(action.text);
    else if (action.kind === 'list') setAdding(true);
    else if (action.kind === 'type') setText(action.text);
    else if (action.kind === 'dialog') {
      setDialog(action.draft);
      setOpen(false);
    } else show(action.draft, valueText(action.draft, edited));
  }

  function takeText(): void {
    if (draft === null && editing === null) {
      if (text.trim() !== '') accept();
      return;
    }
    const action = typedAction(draft, text, variables);
    if (action !== null) take(action);
    else if (stepOf(draft) === 'name') setOpen(true);
  }

  return { add, accept, take, takeText };
}

function wholeText(draft: SearchDraft, edited: SearchCriterion | undefined): string | null {
  if (draft.attribute.kind === 'flag') return '';
  const kept = edited === undefined ? '' : keptText(draft, edited);
  return stepOf(draft) === 'value' && kept !== '' ? kept : null;
}

function isRelative({ type, value }: SearchCriterion): boolean {
  return searchAttribute(type)?.kind === 'date' && typeof value === 'string' && !/^\d{4}-\d{2}-/.test(value);
}

function useCriteria(search: Search) {
  const navigation = useNavigation();
  const { storage } = usePluginServices();
  const criteria = settledCriteria(search);
  const typed = search.criteria.slice(criteria.length);

  function change(next: Search): void {
    navigation.openInbox(formatSearch(next));
  }

  /** The typed text is already in the URL, so this replaces the history entry. */
  function keep(next: readonly SearchCriterion[]): void {
    for (const { name } of next) if (name !== '') rememberVariable(storage, name);
    const kept = { ...search, criteria: next };
    rememberSearch(storage, kept);
    navigation.openInbox(formatSearch(kept), { replace: typed.length > 0 });
  }

  function place(criterion: SearchCriterion, index: number | null): void {
    keep(placed(criteria, criterion, index));
  }

  function drop(index: number): void {
    change({ ...search, criteria: search.criteria.filter((_, other) => other !== index) });
  }

  function unsettle(index: number, { write }: SearchReader): boolean {
    const criterion = criteria[index];
    if (criterion === undefined || typeof criterion.value !== 'string') return false;
    const words = write({ ...criterion, value: criterion.value });
    if (words === null) return false;
    const others = criteria.filter((_, other) => other !== index);
    change({ ...search, criteria: [...others, { ...criterion, typed: words }, ...typed] });
    return true;
  }

  return { criteria, change, place, drop, keep, unsettle };
}

function useTyped({ text, setText }: SearchField) {
  const [draft, setDraft] = useState<SearchDraft | null>(null);
  const [editing, setEditing] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<SearchDraft | null>(null);

  function setOpen(next: boolean): void {
    setIsOpen(next);
    if (!next) setAdding(false);
  }

  function reset(): void {
    setDraft(null);
    setEditing(null);
    setText('');
    setDialog(null);
  }

  function show(next: SearchDraft | null, nextText: string): void {
    setDraft(next);
    setText(nextText);
    setOpen(true);
  }

  return {
    draft,
    editing,
    setEditing,
    text,
    setText,
    isOpen,
    setOpen,
    isAdding,
    setAdding,
    dialog,
    setDialog,
    reset,
    show,
  };
}
