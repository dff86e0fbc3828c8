import { lazyPart, useCommand, useTranslation } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';

import { useListQuery } from '../address/useListQuery';
import { criterionText } from './criterion/searchTexts';
import { SearchBar } from './SearchBar';
import styles from './SearchBar.module.css';
import { useFocusSearch, useIsSearchOpen, useIsSearchWanted } from './searchPanelStore';

const SearchTools = lazyPart(() => import(/* webpackChunkName: "search" */ './SearchTools'));

/** The search above the list. */
export default function SearchPanel() {
  const language = useTranslation();
  const isOpen = useIsSearchOpen();
  const isWanted = useIsSearchWanted();
  const list = useListQuery();
  useCommand({
    id: 'list.search',
    label: language.t('search.label'),
    group: 'list',
    keys: ['/'],
    run: useFocusSearch(),
  });
  if (!isOpen) return null;
  const { criteria } = list.search;
  return (
    <search className={styles.panel} data-wanted={isWanted || undefined}>
      <SearchBar list={list} />
      {criteria.flatMap((criterion, index) => {
        const problem = list.problems[index] ?? null;
        if (problem === null) return [];
        const { spoken } = criterionText(criterion, language);
        return [
          <p key={index} className={styles.fault}>
            <Icon name="warning" size={16} />
            <span>
              {language.t('search.fault', { criterion: spoken })} {language.t(`search.problem.${problem}`)}
            </span>
          </p>,
        ];
      })}
      {criteria.length > 0 && (
        <div className={styles.tools}>
          <SearchTools list={list} />
        </div>
      )}
    </search>
  );
}
