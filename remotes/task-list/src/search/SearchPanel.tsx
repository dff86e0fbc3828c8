import { lazyPart, useCommand, useInboxParam, useTranslation } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { Kbd } from '@taskweave/ui/kbd';
import { FirstListContext } from '@taskweave/widgets/FirstListContext';
import { use, useState } from 'react';
import { useListQuery } from '../address/useListQuery';
import { SearchInput } from './field/SearchInput';
import { useSearchField } from './field/useSearchField';
import styles from './SearchBar.module.css';
import { useFocusSearch, useIsSearchOpen, useIsSearchWanted } from './searchPanelStore';

const SearchBar = lazyPart(() => import(/* webpackChunkName: "search" */ './SearchBar'));
const HitCount = lazyPart(() => import(/* webpackChunkName: "facts" */ './tools/HitCount'));

export default function SearchPanel() {
  const { t } = useTranslation();
  const isOpen = useIsSearchOpen();
  const isWanted = useIsSearchWanted();
  const isSearching = useInboxParam('searchQuery') !== null;
  const field = useSearchField(isSearching);
  const [ends, setEnds] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const focusSearch = useFocusSearch();
  const isFirstListOver = use(FirstListContext);
  useCommand({
    id: 'list.search',
    label: t('search.label'),
    group: 'list',
    keys: ['/'],
    run: () => {
      focusSearch();
      field.press();
    },
  });
  if (!isOpen) return null;
  const isReady = field.look !== null;
  return (
    <search
      className={styles.panel}
      data-wanted={isWanted || undefined}
      onBlur={(event) => field.handlers.current?.leave(event)}
    >
      <div className={styles.bar}>
        <div className={styles.parts}>
          <Icon name="search" size={16} />
          {field.isAwake && <SearchBar field={field} ends={ends} tools={tools} below={below} />}
          <SearchInput field={field} />
        </div>
        <div ref={setEnds} className={styles.ends}>
          {!isReady && !isSearching && field.text === '' && <Kbd keys="/" />}
          {!isReady && (
            <IconButton
              icon="more"
              size="sm"
              label={t('search.menu')}
              onClick={() => {
                field.wantsMenu.current = true;
                field.wake();
              }}
            />
          )}
        </div>
      </div>
      <div className={styles.below}>
        <div className={styles.line}>
          {(isFirstListOver || field.isAwake) && <Count isTyping={field.text.trim() !== ''} />}
          <div ref={setTools} className={styles.tools} />
        </div>
        <div ref={setBelow} />
      </div>
    </search>
  );
}

function Count({ isTyping }: { readonly isTyping: boolean }) {
  const list = useListQuery();
  return <HitCount key={list.filterId} list={list} isTyping={isTyping} />;
}
