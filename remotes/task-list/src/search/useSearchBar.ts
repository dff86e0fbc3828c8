import { useNavigation, usePluginServices } from '@taskweave/plugin-sdk';
import type { OpenValue } from '@taskweave/widgets/search/completeSearch';
import { acceptedCriteria } from '@taskweave/widgets/search/criteria/acceptedCriteria';
import { textOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import { formatSearch, type Search, type SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import type { Interpretation } from '@taskweave/widgets/search/Interpretation';
import type { SearchReader } from '@taskweave/widgets/search/useReader';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SearchField } from './field/useSearchField';
import { rememberSearch } from './saved/recentSearches';
import type { SuggestionAction } from './suggestions/Suggestion';
import { settledCriteria } from './typed/liveCriteria';
import { rememberVariable } from './useKnownVariables';

export interface SearchBarState {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly readings: readonly Interpretation[];
  readonly accept: (text?: string) => void;
  readonly isAdding: boolean;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly dialog: OpenValue | null;
  readonly closeDialog: () => void;
  readonly take: (action: SuggestionAction) => void;
  readonly takeText: () => void;
  readonly back: () => void;
  /** Brings back the words that Escape has cleared. */
  readonly recall: () => boolean;
  readonly cancel: () => void;
  readonly isEditing: boolean;
  readonly edit: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly change: (search: Search) => void;
}

export interface SearchBarOptions {
  readonly search: Search;
  readonly field: SearchField;
  readonly reader: SearchReader;
}

interface Edited {
  readonly index: number;
  readonly before: Search;
}

export function useSearchBar({ search, field, reader }: SearchBarOptions): SearchBarState {
  const { input, text, setText } = field;
  const navigation = useNavigation();
  const { storage } = usePluginServices();
  const [isOpen, setIsOpen] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<OpenValue | null>(null);
  const cleared = useRef('');
  const [awaited, setAwaited] = useState<string | null>(null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const criteria = settledCriteria(search);
  const typed = search.criteria.slice(criteria.length);
  const readings = reader.read(text);
  const isEditing = edited !== null && text !== '';

  function change(next: Search): void {
    navigation.openInbox(formatSearch(next));
  }

  function setOpen(next: boolean): void {
    setIsOpen(next);
    if (!next) setAdding(false);
  }

  function reset(): void {
    setEdited(null);
    setText('');
    setDialog(null);
    setOpen(false);
  }

  function accept(whole = text): void {
    const at = isEditing ? edited.index : criteria.length;
    const next = criteria.toSpliced(at, 0, ...acceptedCriteria(reader.read(whole)));
    for (const { name } of next) if (name !== '') rememberVariable(storage, name);
    const kept = { ...search, criteria: next };
    rememberSearch(storage, kept);
    // The typed text is already in the URL, so this replaces the history entry.
    navigation.openInbox(formatSearch(kept), { replace: typed.length > 0 });
    reset();
  }

  /** A name that is still looked up would be a plain word for ever. */
  function acceptNamed(): void {
    if (reader.isNaming) setAwaited(text);
    else accept();
  }

  useEffect(() => {
    if (awaited === null || (reader.isNaming && awaited === text)) return;
    setAwaited(null);
    if (awaited === text) accept();
  });

  function take(action: SuggestionAction): void {
    switch (action.kind) {
      case 'search':
        change(action.search);
        reset();
        return;
      case 'accept':
        accept(action.text);
        return;
      case 'list':
        setAdding(true);
        return;
      case 'dialog':
        setOpen(false);
        setDialog(action.open);
        return;
      default:
        setAdding(false);
        setText(action.text);
    }
  }

  function edit(index: number): void {
    const criterion = criteria[index];
    if (criterion === undefined) return;
    const words = reader.write({ ...criterion, value: textOf(criterion.value) });
    const others: readonly SearchCriterion[] = criteria.toSpliced(index, 1);
    setEdited({ index, before: search });
    change({ ...search, criteria: [...others, { ...criterion, typed: words }, ...typed] });
    setOpen(true);
    input.current?.focus();
  }

  return {
    input,
    text,
    setText,
    readings,
    accept,
    isAdding,
    isOpen,
    setOpen,
    dialog,
    closeDialog: () => setDialog(null),
    take,
    takeText: () => text.trim() !== '' && acceptNamed(),
    back: () => edit(criteria.length - 1),
    recall() {
      if (cleared.current === '') return false;
      setText(cleared.current);
      cleared.current = '';
      return true;
    },
    cancel() {
      cleared.current = text;
      if (isEditing) change(edited.before);
      reset();
    },
    isEditing,
    edit,
    remove: (index) => change({ ...search, criteria: search.criteria.toSpliced(index, 1) }),
    change,
  };
}
