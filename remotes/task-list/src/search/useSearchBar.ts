import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/filterQueries';
import type { Filter, FilterVariable } from '@taskweave/engine-client/resources/filter';
import { useEngineClient, useNavigation, usePluginServices } from '@taskweave/plugin-sdk';
import { type RefObject, useRef, useState } from 'react';
import { textOf } from '../address/convertCriterion';
import { formatSearch, type Search, type SearchCriterion } from '../address/Search';
import {
  editDraft,
  finishDraft,
  isCalled,
  keptText,
  placed,
  plainCriterion,
  type SearchDraft,
  stepBack,
  stepOf,
} from './criterion/searchDraft';
import type { SuggestionAction } from './suggestions/Suggestion';

const RECENT_KEY = 'search.variables';
const RECENT_MAX = 10;

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
  const navigation = useNavigation();
  const { storage } = usePluginServices();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<SearchDraft | null>(null);
  const [editing, setEditing] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<SearchDraft | null>(null);
  const { criteria } = search;

  function change(next: Search): void {
    navigation.go(formatSearch(next));
  }

  function reset(): void {
    setDraft(null);
    setEditing(null);
    setText('');
    setDialog(null);
  }

  function add(criterion: SearchCriterion): void {
    if (criterion.name !== '') {
      const others = recentVariables(storage.get(RECENT_KEY)).filter((name) => name !== criterion.name);
      storage.set(RECENT_KEY, [criterion.name, ...others].slice(0, RECENT_MAX));
    }
    change({ ...search, criteria: placed(criteria, criterion, editing) });
    reset();
    setOpen(false);
  }

  function take(action: SuggestionAction): void {
    if (action.kind === 'finish') add(action.criterion);
    else if (action.kind === 'type') setText(action.text);
    else if (action.kind === 'dialog') {
      setDialog(action.draft);
      setOpen(false);
    } else {
      setDraft(action.draft);
      // A changed criterion keeps its value while its operator is chosen anew.
      setText(textFor(action.draft));
      setOpen(true);
    }
  }

  /** A changed criterion keeps its value while another part is chosen anew. */
  function textFor(next: SearchDraft): string {
    const known = editing === null ? undefined : criteria[editing];
    if (known === undefined || stepOf(next) !== 'value') return '';
    return known.type === next.attribute.key ? textOf(known.value) : keptText(next, known);
  }

  function changePart(next: SearchDraft): boolean {
    const known = editing === null ? undefined : criteria[editing];
    const kept = next.attribute.kind === 'flag' || known === undefined ? '' : keptText(next, known);
    const isWhole = next.attribute.kind === 'flag' || (stepOf(next) === 'value' && kept !== '');
    if (isWhole) {
      add(finishDraft(next, kept));
      return true;
    }
    setDraft(next);
    setText(stepOf(next) === 'name' ? (draft?.name ?? '') : '');
    setOpen(true);
    input.current?.focus();
    return false;
  }

  return {
    input,
    draft,
    editing,
    text,
    setText,
    isOpen,
    setOpen,
    dialog,
    closeDialog: () => setDialog(null),
    take,
    takeText: () => {
      const plain = text.trim();
      if (draft === null) {
        if (plain !== '') add(plainCriterion(plain));
      } else if (stepOf(draft) === 'name') {
        const variable = known.find((one) => isCalled(one, plain));
        // Any other name has to be chosen from the list, which says that nobody knows it.
        if (variable === undefined) setOpen(true);
        else take({ kind: 'continue', draft: { ...draft, name: variable.name } });
      } else if (stepOf(draft) === 'value') add(finishDraft(draft, text));
    },
    finish: (value) => {
      if (dialog !== null) add(finishDraft(dialog, value));
    },
    changePart,
    back: () => {
      if (draft === null) {
        if (editing === null) return false;
        change({ ...search, criteria: criteria.filter((_, index) => index !== editing) });
        reset();
        return true;
      }
      const before = stepBack(draft);
      setDraft(before.draft);
      setText(before.text);
      setOpen(true);
      return true;
    },
    cancel: reset,
    edit: (index) => {
      const criterion = criteria[index];
      const begun = criterion === undefined ? null : editDraft(criterion);
      if (begun === null) return;
      setEditing(index);
      setDraft(begun.draft);
      setText(begun.text);
      setOpen(true);
      input.current?.focus();
    },
    remove: (index) => {
      change({ ...search, criteria: criteria.filter((_, other) => other !== index) });
      if (editing !== null) reset();
    },
    change,
  };
}

export interface KnownVariables {
  /** Those that the filter shows, then those that were searched for before. */
  readonly variables: readonly FilterVariable[];
  /** Those that other filters show. */
  readonly otherVariables: readonly FilterVariable[];
}

/** The variables to offer, each name once. */
export function useKnownVariables(filter: Filter | undefined): KnownVariables {
  const { storage } = usePluginServices();
  const { data: filters = [] } = useQuery(filterQueries(useEngineClient()).all());
  const shown = filter?.properties.variables ?? [];
  const all = filters.flatMap(({ properties }) => properties.variables);
  const recent = recentVariables(storage.get(RECENT_KEY)).map(
    (name) => all.find((variable) => variable.name === name) ?? { name, label: name },
  );
  const variables = onceEach([...shown, ...recent]);
  return { variables, otherVariables: onceEach([...variables, ...all]).slice(variables.length) };
}

function onceEach(variables: readonly FilterVariable[]): readonly FilterVariable[] {
  return variables.filter(
    ({ name }, index) => variables.findIndex((variable) => variable.name === name) === index,
  );
}

function recentVariables(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}
