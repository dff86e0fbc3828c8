import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { SelectField } from '@taskweave/ui/select-field';
import { useState } from 'react';
import { chooseUndoSeconds, mostUndoSeconds, undoSeconds } from './undoSeconds';

export default function UndoSetting() {
  const { t } = useTranslation();
  const services = usePluginServices();
  const [seconds, setSeconds] = useState(() => undoSeconds(services));
  const most = mostUndoSeconds(services);

  function choose(value: string): void {
    chooseUndoSeconds(services, Number(value));
    setSeconds(Number(value));
  }

  if (most === 0) return <p>{t('undo.byAdministrator')}</p>;
  return (
    <SelectField
      label={t('undo.seconds')}
      hint={t('undo.hint')}
      value={String(seconds)}
      onChange={choose}
      options={Array.from({ length: most + 1 }, (_, count) => ({
        value: String(count),
        label: count === 0 ? t('undo.off') : t('undo.option', { count }),
      }))}
    />
  );
}
