import { useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { GroupPicker } from '@taskweave/plugin-sdk/pickers';
import { useState } from 'react';

/** Opens the page of a group that is found by its name. */
export function GroupSearch() {
  const { t } = useTranslation();
  const { openRoute } = useNavigation();
  const [id, setId] = useState('');
  return (
    <GroupPicker
      label={t('find')}
      value={id}
      onChange={setId}
      onPick={({ value }) => openRoute(`/team-workload/${encodeURIComponent(value)}`)}
    />
  );
}
