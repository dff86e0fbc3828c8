import { useTexts } from '@taskweave/i18n/page/useTexts';
import { IconButton } from '@taskweave/ui/icon-button';
import { Kbd } from '@taskweave/ui/kbd';
import { NO_SEARCH, type Search } from '@taskweave/widgets/search/criteria/Search';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { SearchMenu } from './saved/SearchMenu';
import type { SearchBarState } from './useSearchBar';

export interface BarEndProps {
  readonly bar: SearchBarState;
  readonly search: Search;
}

export function BarEnd({ bar, search }: BarEndProps) {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const isSearching = search.criteria.length > 0 || bar.text !== '';
  return (
    <>
      {!isSearching && <Kbd keys="/" />}
      {isSearching && (
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
    </>
  );
}
