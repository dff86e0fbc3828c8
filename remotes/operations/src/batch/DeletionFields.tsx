import { useSettings, useTranslation } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { TextField } from '@taskweave/ui/text-field';
import { useState } from 'react';

export interface Deletion {
  readonly deleteReason: string;
  readonly skipCustomListeners: boolean;
  readonly skipIoMappings: boolean;
}

export interface DeletionState {
  readonly value: Deletion;
  readonly change: (part: Partial<Deletion>) => void;
}

export function useDeletion(): DeletionState {
  const { skipCustomListeners, skipIoMappings } = useSettings();
  const [value, setValue] = useState<Deletion>({
    deleteReason: '',
    skipCustomListeners: skipCustomListeners.default,
    skipIoMappings: skipIoMappings.default,
  });
  return { value, change: (part) => setValue({ ...value, ...part }) };
}

const SWITCHES = [
  ['skipCustomListeners', 'batch.skipCustomListeners'],
  ['skipIoMappings', 'batch.skipIoMappings'],
] as const;

export function DeletionFields({ deletion: { value, change } }: { readonly deletion: DeletionState }) {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <>
      <TextField
        label={t('batch.reason')}
        value={value.deleteReason}
        maxLength={4000}
        onChange={(deleteReason) => change({ deleteReason })}
      />
      {SWITCHES.filter(([name]) => !settings[name].hidden).map(([name, label]) => (
        <CheckboxField
          key={name}
          label={t(label)}
          checked={value[name]}
          onChange={(skip) => change({ [name]: skip })}
        />
      ))}
    </>
  );
}
