import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { useFocusSearch } from './searchPanelStore';

export default function EditSearchButton() {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  return (
    <Button variant="secondary" size="sm" onClick={useFocusSearch()}>
      {t('search.edit')}
    </Button>
  );
}
