import { useTranslation } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { useIsSearchOpen, useSetSearchOpen } from '../search/searchPanelStore';
import { useOpenNext } from './useOpenNext';

export default function ListSetting() {
  const { t } = useTranslation();
  const [opensNext, choose] = useOpenNext();
  const setOpen = useSetSearchOpen();
  return (
    <>
      <CheckboxField label={t('openNext.label')} checked={opensNext} onChange={choose} />
      <CheckboxField label={t('search.showField')} checked={useIsSearchOpen()} onChange={setOpen} />
    </>
  );
}
