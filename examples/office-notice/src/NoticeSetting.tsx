import { useTranslation } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { useNotice } from './useNotice';

export default function NoticeSetting() {
  const { t } = useTranslation();
  const { text, isShown, show } = useNotice();
  return <CheckboxField label={t('setting.show')} checked={isShown} disabled={text === ''} onChange={show} />;
}
