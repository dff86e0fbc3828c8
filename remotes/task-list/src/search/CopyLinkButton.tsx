import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { CopyButton } from '@taskweave/ui/copy-button';

/** Copies a link to the list as it is, without the task that happens to be open. */
export function CopyLinkButton() {
  const { t } = useTranslation();
  const { navigation, page } = usePluginServices();
  const link = () => new URL(navigation.href({ task: null, detailsTab: null }), page.address).href;
  return <CopyButton icon="link" label={t('search.copy')} text={link} />;
}
