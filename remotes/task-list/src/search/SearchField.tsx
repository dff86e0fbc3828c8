import { useTranslation } from '@taskweave/plugin-sdk';
import type { KeyboardEvent } from 'react';
import { stepOf } from './criterion/searchDraft';
import styles from './SearchBar.module.css';
import { SEARCH_FIELD_ID } from './searchPanelStore';
import { LazySuggestionList } from './suggestions/LazySuggestionList';
import type { SearchBarState } from './useSearchBar';

export interface SearchFieldProps {
  readonly bar: SearchBarState;
  /** The list of suggestions; null while it is not there. */
  readonly listId: string | null;
  /** Says what the field is part of while a criterion is put together. */
  readonly draftId: string;
  /** The line of the list that is highlighted. */
  readonly activeId: string | null;
  readonly hasCriteria: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The field for the next criterion: a combobox that asks for one part after the other. */
export function SearchField({ bar, listId, draftId, activeId, hasCriteria, onKeyDown }: SearchFieldProps) {
  const { t } = useTranslation();
  const { draft, isOpen } = bar;
  return (
    <input
      ref={bar.input}
      id={SEARCH_FIELD_ID}
      type="text"
      role="combobox"
      className={styles.input}
      aria-label={t('search.label')}
      aria-describedby={draft === null ? undefined : draftId}
      aria-expanded={isOpen && listId !== null}
      aria-controls={(isOpen && listId) || undefined}
      aria-autocomplete="list"
      aria-activedescendant={(isOpen && activeId) || undefined}
      aria-keyshortcuts="/"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      placeholder={draft === null && hasCriteria ? '' : t(`search.placeholder.${stepOf(draft)}`)}
      value={bar.text}
      onChange={(event) => {
        bar.setText(event.currentTarget.value);
        bar.setOpen(true);
      }}
      onFocus={LazySuggestionList.preload}
      onPointerEnter={LazySuggestionList.preload}
      onClick={() => bar.setOpen(true)}
      onKeyDown={onKeyDown}
    />
  );
}
