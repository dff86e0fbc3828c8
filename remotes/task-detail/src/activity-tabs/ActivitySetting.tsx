import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { SelectField } from '@taskweave/ui/select-field';
import { ACTIVITY_TEXTS } from '../activity/texts/activityTexts';
import { chooseActivityTabs, useActivityTabs } from './activityChoice';

const CHOICES = ['one', 'three'] as const;

export default function ActivitySetting() {
  const { t: label } = useTranslation();
  const { t } = useTexts(ACTIVITY_TEXTS);
  const { storage } = usePluginServices();
  return (
    <SelectField
      label={label('tab.activity')}
      value={useActivityTabs()}
      onChange={(value) => chooseActivityTabs(storage, CHOICES.find((one) => one === value) ?? 'one')}
      options={CHOICES.map((value) => ({ value, label: t(`activity.tabs.${value}`) }))}
    />
  );
}
