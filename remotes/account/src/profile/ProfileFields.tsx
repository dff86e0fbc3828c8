import type { UserProfile } from '@taskweave/engine-client/resources/identity/userProfile';
import { useTranslation } from '@taskweave/plugin-sdk';
import { TextField } from '@taskweave/ui/text-field';
import { PROFILE_FIELDS, type ProfileFaults, type ProfileField } from './profileFaults';

type Texts = Omit<UserProfile, 'id'>;

export interface ProfileFieldsProps {
  readonly value: Texts;
  readonly faults: ProfileFaults;
  readonly onChange?: (value: Texts) => void;
  readonly onLeave?: (field: ProfileField) => void;
  readonly idPrefix: string;
}

const AUTOFILL = { firstName: 'given-name', lastName: 'family-name', email: 'email' } as const;

export function ProfileFields({ value, faults, onChange, onLeave, idPrefix }: ProfileFieldsProps) {
  const { t } = useTranslation();
  const isReadOnly = onChange === undefined;
  return PROFILE_FIELDS.map((field) => {
    const fault = faults[field];
    return (
      <TextField
        key={field}
        id={`${idPrefix}-${field}`}
        label={t(field)}
        type={field === 'email' ? 'email' : 'text'}
        name={field}
        autoComplete={AUTOFILL[field]}
        required={!isReadOnly && field !== 'email'}
        readOnly={isReadOnly}
        value={value[field]}
        error={fault && t(fault)}
        onChange={(text) => onChange?.({ ...value, [field]: text })}
        onBlur={() => onLeave?.(field)}
      />
    );
  });
}
