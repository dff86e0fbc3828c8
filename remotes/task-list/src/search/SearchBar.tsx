import { lazyPart, useTranslation } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { Kbd } from '@taskweave/ui/kbd';
import { type FocusEvent, type RefObject, useId, useRef, useState } from 'react';
import { NO_SEARCH, type Search } from '../address/Search';
import type { ListQuery } from '../address/useListQuery';
import { DraftText } from './criterion/DraftText';
import { SearchPills } from './criterion/SearchPills';
import { type SearchDraft, stepOf } from './criterion/searchDraft';
import styles from './SearchBar.module.css';
import { SearchField } from './SearchField';
import { SearchMenu } from './saved/SearchMenu';
import { focusLastPart, focusPill, isInMenu } from './searchFocus';
import { handleSearchKey } from './searchKeys';
import { LazySuggestionList } from './suggestions/LazySuggestionList';
import type { SuggestionListHandle } from './suggestions/SuggestionList';
import { type KnownVariables, useKnownVariables } from './useKnownVariables';
import { type SearchBarState, useSearchBar } from './useSearchBar';

const ValueDialog = lazyPart(() => import(/* webpackChunkName: "list-dialogs" */ './criterion/ValueDialog'), {
  takesKeys: true,
});

/** The criteria of the search and the field for the next one. */
export function SearchBar({ list }: { readonly list: ListQuery }) {
  const listId = useId();
  const draftId = `${listId}-draft`;
  const known = useKnownVariables(list.filter);
  const bar = useSearchBar(list.search, [...known.variables, ...known.otherVariables]);
  const handle = useRef<SuggestionListHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** Arrow keys that were pressed while the list was on its way. */
  const earlySteps = useRef(0);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [isListShown, setListShown] = useState(false);
  const { criteria } = list.search;
  const { draft, text, isOpen, input } = bar;
  const hasCriteria = criteria.length > 0;

  function move(step: 1 | -1): void {
    if (!isOpen) bar.setOpen(true);
    else if (handle.current === null) earlySteps.current += step;
    else handle.current.move(step);
  }

  function remove(index: number): void {
    bar.remove(index);
    // Once the others have moved up: the one that takes its place, else the field.
    requestAnimationFrame(() => focusOn(index));
  }

  function changePart(next: SearchDraft): void {
    const index = bar.editing ?? 0;
    // The menu that was chosen from goes with the draft.
    if (bar.changePart(next)) requestAnimationFrame(() => focusOn(index));
  }

  function focusOn(index: number): void {
    if (!focusPill(frame.current, index)) input.current?.focus();
  }

  function handleBlur(event: FocusEvent): void {
    if (frame.current?.contains(event.relatedTarget) || isInMenu(event.relatedTarget)) return;
    bar.setOpen(false);
    // A value that was typed counts; half a criterion waits for its person to come back.
    if (stepOf(draft) === 'value' && text.trim() !== '' && bar.dialog === null) bar.takeText();
  }

  const pick = () => handle.current?.pick() === true;
  const focusLastPill = () => focusOn(criteria.length - 1);
  const keys = {
    bar,
    hasCriteria,
    move,
    pick,
    focusLastPill,
    focusLastPart: () => focusLastPart(frame.current),
  };
  const field = { bar, listId: isListShown ? listId : null, draftId, activeId, hasCriteria };
  const popups = { id: listId, handle, earlySteps, onActiveChange: setActiveId, onShownChange: setListShown };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left all of its parts.
    <div ref={frame} className={styles.bar} onBlur={handleBlur}>
      <div className={styles.parts}>
        <Icon name="search" size={16} />
        <BarParts
          bar={bar}
          list={list}
          draftId={draftId}
          isInNoFilter={known.isInNoFilter}
          onRemove={remove}
          onFocus={focusOn}
          onChangePart={changePart}
        />
        <SearchField {...field} onKeyDown={(event) => handleSearchKey(event, keys)} />
      </div>
      <BarEnd bar={bar} search={list.search} />
      <BarPopups
        bar={bar}
        list={{ variables: known.variables, otherVariables: known.otherVariables, ...popups }}
      />
    </div>
  );
}

interface BarPartsProps {
  readonly bar: SearchBarState;
  readonly list: ListQuery;
  readonly draftId: string;
  readonly isInNoFilter: KnownVariables['isInNoFilter'];
  readonly onRemove: (index: number) => void;
  readonly onFocus: (index: number) => void;
  readonly onChangePart: (draft: SearchDraft) => void;
}

/** What is searched for, and what is being put together. */
function BarParts({ bar, list, draftId, isInNoFilter, onRemove, onFocus, onChangePart }: BarPartsProps) {
  const { criteria } = list.search;
  const { draft, editing } = bar;
  return (
    <>
      {criteria.length > 0 && (
        <SearchPills
          criteria={criteria}
          problems={list.problems}
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

interface BarEndProps {
  readonly bar: SearchBarState;
  readonly search: Search;
}

function BarEnd({ bar, search }: BarEndProps) {
  const { t } = useTranslation();
  const hasCriteria = search.criteria.length > 0;
  return (
    <div className={styles.ends}>
      {bar.draft === null && !hasCriteria && bar.text === '' && <Kbd keys="/" />}
      {hasCriteria && (
        <IconButton
          icon="close"
          size="sm"
          label={t('search.removeAll')}
          onClick={() => {
            bar.cancel();
            bar.change(NO_SEARCH);
            bar.input.current?.focus();
          }}
        />
      )}
      <SearchMenu search={search} onChange={bar.change} />
    </div>
  );
}

interface BarPopupsProps {
  readonly bar: SearchBarState;
  readonly list: Pick<KnownVariables, 'variables' | 'otherVariables'> & {
    readonly id: string;
    readonly handle: RefObject<SuggestionListHandle | null>;
    readonly earlySteps: RefObject<number>;
    readonly onActiveChange: (id: string | null) => void;
    readonly onShownChange: (isShown: boolean) => void;
  };
}

/** What opens from the bar: the list of what can come next, or a dialog that asks for the value. */
function BarPopups({ bar, list }: BarPopupsProps) {
  const { draft, text, dialog, input } = bar;
  return (
    <>
      {bar.isOpen && (
        <LazySuggestionList
          {...list}
          draft={draft}
          text={text}
          onPick={(action) => {
            bar.take(action);
            input.current?.focus();
          }}
        />
      )}
      {dialog !== null && (
        <ValueDialog
          draft={dialog}
          text={text}
          onClose={bar.closeDialog}
          onFinish={(value) => {
            bar.finish(value);
            input.current?.focus();
          }}
        />
      )}
    </>
  );
}
