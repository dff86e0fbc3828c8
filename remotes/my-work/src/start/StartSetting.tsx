import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { SelectField } from '@taskweave/ui/select-field';
import { useState } from 'react';
import { chooseStart, type StartChoice, startChoice } from './startChoice';
import { START_TEXTS } from './texts/startTexts';

const CHOICES: readonly StartChoice[] = ['greeting', 'first-task'];

export default function StartSetting() {
  const { t } = useTexts(START_TEXTS);
  const services = usePluginServices();
  const [chosen, setChosen] = useState(() => startChoice(services));

  function choose(value: string): void {
    const choice = CHOICES.find((one) => one === value) ?? 'greeting';
    chooseStart(services, choice);
    setChosen(choice);
  }

  return (
    <SelectField
      label={t('choice')}
      value={chosen}
      onChange={choose}
      options={CHOICES.map((value) => ({ value, label: t(value) }))}
    />
  );
}
