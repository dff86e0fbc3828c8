import { useTranslation } from '@taskweave/plugin-sdk';
import { IconButton } from '@taskweave/ui/icon-button';
import { useNotice } from './useNotice';

/** In the head of the list while the notice is put away. */
export default function RecallButton() {
  const { t } = useTranslation();
  const { text, isShown, show } = useNotice();
  if (text === '' || isShown) return null;
  return <IconButton icon="info" size="sm" label={t('recall')} onClick={() => show(true)} />;
}
