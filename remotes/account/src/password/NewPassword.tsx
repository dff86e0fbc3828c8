import { type TextKey, useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { PasswordField } from './PasswordField';
import { PolicyRules } from './PolicyRules';
import type { PasswordCheck } from './usePasswordCheck';

export interface PasswordDraft {
  readonly password: string;
  readonly repeat: string;
}

export interface NewPasswordProps {
  readonly idPrefix: string;
  readonly value: PasswordDraft;
  readonly onChange: (value: PasswordDraft) => void;
  readonly check: PasswordCheck;
  readonly isSent: boolean;
}

export function passwordFaults({ password, repeat }: PasswordDraft): {
  readonly password?: TextKey;
  readonly repeat?: TextKey;
} {
  return {
    ...(password === '' && { password: 'password.missing' }),
    ...(repeat !== password && { repeat: 'repeat.differs' }),
  };
}

export function NewPassword({ idPrefix, value, onChange, check, isSent }: NewPasswordProps) {
  const { t } = useTranslation();
  const [isRepeatLeft, setIsRepeatLeft] = useState(false);
  const faults = passwordFaults(value);
  const { state } = check;
  const isRefused = state.status === 'NOT_OK' && state.error === undefined;
  const password = faults.password ?? (isRefused ? 'password.notOk' : undefined);
  const isRepeatShown = isSent || (isRepeatLeft && value.repeat !== '');
  return (
    <>
      <PasswordField
        id={`${idPrefix}-new`}
        label={t('password.new')}
        name="new-password"
        value={value.password}
        error={isSent && password ? t(password) : undefined}
        onChange={(text) => onChange({ ...value, password: text })}
      />
      <PolicyRules check={check} isBegun={value.password !== ''} />
      <PasswordField
        id={`${idPrefix}-repeat`}
        label={t('password.repeat')}
        name="repeat-password"
        value={value.repeat}
        error={isRepeatShown && faults.repeat ? t(faults.repeat) : undefined}
        onChange={(text) => onChange({ ...value, repeat: text })}
        onBlur={() => setIsRepeatLeft(true)}
      />
    </>
  );
}
