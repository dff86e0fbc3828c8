import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { CopyButton } from '@taskweave/ui/copy-button';
import { SEARCH_TOOL_TEXTS } from '../texts/searchToolTexts';

export function CopyLinkButton() {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const { navigation, page } = usePluginServices();
  const link = () => new URL(navigation.inboxHref({ task: null, detailsTab: null }), page.address).href;
  return <CopyButton icon="link" label={t('search.copy')} text={link} />;
}
