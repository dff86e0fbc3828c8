import { useRouteParam, useTranslation } from '@taskweave/plugin-sdk';
import { IconButton } from '@taskweave/ui/icon-button';
import { useIsSearchOpen, useSetSearchOpen } from './searchPanelStore';

/** Shows and hides the search above the list. */
export default function SearchToggle() {
  const { t } = useTranslation();
  const isOpen = useIsSearchOpen();
  const setOpen = useSetSearchOpen();
  const isSearching = useRouteParam('searchQuery') !== null;
  return (
    <IconButton
      icon="search"
      size="sm"
      label={t(isSearching && !isOpen ? 'search.toggle.active' : 'search.toggle')}
      variant={isSearching && !isOpen ? 'secondary' : 'quiet'}
      aria-pressed={isOpen}
      onClick={() => setOpen(!isOpen)}
    />
  );
}
