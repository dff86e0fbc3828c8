import { LONGEST_QUERY } from '@taskweave/base/texts/longestQuery';
import { useTranslation } from '@taskweave/plugin-sdk';
import styles from '../SearchBar.module.css';
import { SEARCH_FIELD_ID } from './searchFieldId';
import type { SearchField } from './useSearchField';

const EARLY: ReadonlySet<string> = new Set(['Enter', 'ArrowDown', 'ArrowUp']);

export function SearchInput({ field }: { readonly field: SearchField }) {
  const { t } = useTranslation();
  const { handlers, look } = field;
  return (
    <input
      ref={field.input}
      id={SEARCH_FIELD_ID}
      type="text"
      role="combobox"
      className={styles.input}
      aria-label={t('search.label')}
      aria-expanded={false}
      aria-autocomplete="list"
      aria-keyshortcuts="/"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST_QUERY}
      enterKeyHint="search"
      placeholder={t('search.placeholder.attribute')}
      {...look}
      value={field.text}
      onChange={(event) => {
        field.setText(event.currentTarget.value);
        field.press();
      }}
      onFocus={field.wake}
      onPointerEnter={field.wake}
      onClick={field.press}
      onKeyDown={(event) => {
        if (handlers.current !== null) {
          handlers.current.key(event);
        } else if (EARLY.has(event.key) && !event.nativeEvent.isComposing) {
          // This shortcut of the page completes the open task.
          if (event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          field.earlyKeys.current.push(event.key);
        }
      }}
    />
  );
}
