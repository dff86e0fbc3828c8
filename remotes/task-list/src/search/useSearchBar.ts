import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import { useNavigation, usePluginServices } from '@taskweave/plugin-sdk';
import { type RefObject, useRef, useState } from 'react';
import { formatSearch, type Search, type SearchCriterion } from '../address/Search';
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
import type { SuggestionAction } from './suggestions/Suggestion';
import { typedAction } from './suggestions/typedAction';
import { rememberVariable } from './useKnownVariables';

export interface SearchBarState {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly draft: SearchDraft | null;
  /** The criterion that is being changed; null while a new one is put together. */
  readonly editing: number | null;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The draft whose value is asked for in a dialog. */
  readonly dialog: SearchDraft | null;
  readonly closeDialog: () => void;
  readonly take: (action: SuggestionAction) => void;
  /** Takes the text as what is asked for next, as Enter does. */
  readonly takeText: () => void;
  readonly finish: (value: string) => void;
  /**
   * Changes a part of the criterion that is being changed; the others stay as far as they fit.
   *
   * @returns whether that was all, and the criterion is searched for
   */
  readonly changePart: (draft: SearchDraft) => boolean;
  readonly back: () => boolean;
  readonly cancel: () => void;
  readonly edit: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly change: (search: Search) => void;
}

/** What is being typed into the search. What is searched for is in the address alone. */
export function useSearchBar(search: Search, known: readonly FilterVariable[]): SearchBarState {
  const { change, place, drop } = useCriteria(search);
  const input = useRef<HTMLInputElement>(null);
  const { reset, show, setDialog, setEditing, ...typed } = useTyped();
  const { draft, editing, text, setText, setOpen, dialog } = typed;
  const { criteria } = search;
  const edited = editing === null ? undefined : criteria[editing];

  function add(criterion: SearchCriterion): void {
    place(criterion, editing);
    reset();
    setOpen(false);
  }

  function remove(index: number): void {
    drop(index);
    if (editing !== null) reset();
  }

  function take(action: SuggestionAction): void {
    if (action.kind === 'finish') add(action.criterion);
    else if (action.kind === 'type') setText(action.text);
    else if (action.kind === 'dialog') {
      setDialog(action.draft);
      setOpen(false);
    } else show(action.draft, valueText(action.draft, edited));
  }

  function takeText(): void {
    const action = typedAction(draft, text, known);
    if (action !== null) take(action);
    else if (stepOf(draft) === 'name') setOpen(true);
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
      if (editing === null) return false;
      remove(editing);
      return true;
    }
    const before = stepBack(draft);
    show(before.draft, before.text);
    return true;
  }

  function edit(index: number): void {
    const criterion = criteria[index];
    const begun = criterion === undefined ? null : editDraft(criterion);
    if (begun === null) return;
    setEditing(index);
    show(begun.draft, begun.text);
    input.current?.focus();
  }

  return {
    ...typed,
    input,
    closeDialog: () => setDialog(null),
    take,
    takeText,
    finish: (value) => dialog !== null && add(finishDraft(dialog, value)),
    changePart,
    back,
    cancel: reset,
    edit,
    remove,
    change,
  };
}

/** The text that makes a criterion of a draft; null where one has to be typed. */
function wholeText(draft: SearchDraft, edited: SearchCriterion | undefined): string | null {
  if (draft.attribute.kind === 'flag') return '';
  const kept = edited === undefined ? '' : keptText(draft, edited);
  return stepOf(draft) === 'value' && kept !== '' ? kept : null;
}

/** Changes what is searched for. */
function useCriteria(search: Search) {
  const navigation = useNavigation();
  const { storage } = usePluginServices();
  const { criteria } = search;

  function change(next: Search): void {
    navigation.go(formatSearch(next));
  }

  /** As a new one where no other is named that it takes the place of. */
  function place(criterion: SearchCriterion, index: number | null): void {
    if (criterion.name !== '') rememberVariable(storage, criterion.name);
    change({ ...search, criteria: placed(criteria, criterion, index) });
  }

  function drop(index: number): void {
    change({ ...search, criteria: criteria.filter((_, other) => other !== index) });
  }

  return { change, place, drop };
}

/** What stands in the field, and what it is part of. */
function useTyped() {
  const [draft, setDraft] = useState<SearchDraft | null>(null);
  const [editing, setEditing] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<SearchDraft | null>(null);

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

  return { draft, editing, setEditing, text, setText, isOpen, setOpen, dialog, setDialog, reset, show };
}
