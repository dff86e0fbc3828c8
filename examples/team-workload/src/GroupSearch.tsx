import { useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { GroupPicker } from '@taskweave/plugin-sdk/pickers';
import { useState } from 'react';

/** Opens the page of a group that is found by its name. */
export function GroupSearch() {
  const { t } = useTranslation();
  const { openPage } = useNavigation();
  const [id, setId] = useState('');
  return (
    <GroupPicker
      label={t('find')}
      value={id}
      onChange={setId}
      onPick={({ value }) => openPage(`/team-workload/${encodeURIComponent(value)}`)}
    />
  );
}
