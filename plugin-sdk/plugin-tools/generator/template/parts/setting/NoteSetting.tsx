import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { useState } from 'react';

/** Kept in this browser, for this person; other parts of the plugin read it with `storage.get('notes')`. */
export default function NoteSetting() {
  const { t } = useTranslation();
  const { storage } = usePluginServices();
  const [isOn, setIsOn] = useState(storage.get('notes') !== false);

  function change(next: boolean): void {
    storage.set('notes', next);
    setIsOn(next);
  }

  return <CheckboxField label={t('setting.notes')} checked={isOn} onChange={change} />;
}
