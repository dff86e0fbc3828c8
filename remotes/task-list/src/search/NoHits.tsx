import { useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { formatSearch, NO_SEARCH } from '../address/Search';
import { useFocusSearch } from './searchPanelStore';

/** In place of the list where a search finds nothing. */
export function NoHits() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const focusSearch = useFocusSearch();
  return (
    <EmptyState
      text={t('search.empty')}
      action={
        <Button
          variant="secondary"
          onClick={() => {
            navigation.go(formatSearch(NO_SEARCH));
            focusSearch();
          }}
        >
          {t('search.showAll')}
        </Button>
      }
    />
  );
}

/** The way to mend a search that the engine refuses. */
export function EditSearchButton() {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" size="sm" onClick={useFocusSearch()}>
      {t('search.edit')}
    </Button>
  );
}
