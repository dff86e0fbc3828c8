import { useMutation } from '@tanstack/react-query';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import {
  createFirstUser,
  isIdRefused,
  USER_ID_MAX_LENGTH,
} from '@taskweave/engine-client/resources/identity/setup';
import type { UserProfile } from '@taskweave/engine-client/resources/identity/userProfile';
import { type TextKey, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useOneAtATime } from '@taskweave/ui/one-at-a-time';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { Stack } from '@taskweave/ui/stack';
import { TextField } from '@taskweave/ui/text-field';
import { type FormEvent, useEffect, useState } from 'react';
import styles from '../account-page/AccountPage.module.css';
import { NewPassword, passwordFaults } from '../password/NewPassword';
import { type PasswordCheck, usePasswordCheck } from '../password/usePasswordCheck';
import { ProfileFields } from '../profile/ProfileFields';
import { PROFILE_FIELDS, type ProfileField, profileFaults } from '../profile/profileFaults';
import { trimmedProfile } from '../profile/trimmedProfile';

const ID = 'setup';

export interface SetupFormProps {
  readonly onCreated: (userId: string) => void;
  readonly onForbidden: () => Promise<void>;
}

export function SetupForm({ onCreated, onForbidden }: SetupFormProps) {
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  const [profile, setProfile] = useState({ id: '', firstName: '', lastName: '', email: '' });
  const [passwords, setPasswords] = useState({ password: '', repeat: '' });
  const [left, setLeft] = useState<readonly (ProfileField | 'id')[]>([]);
  const [isSent, setIsSent] = useState(false);
  const trimmed = trimmedProfile(profile);
  const check = usePasswordCheck(passwords.password, trimmed);
  const create = useCreation(check, { onCreated, onForbidden });
  const send = useOneAtATime(create.mutateAsync);
  const isRefused = isIdRefused(create.error);
  const isRefusedStill = isRefused && create.variables?.profile.id === trimmed.id;
  const faults: Readonly<Partial<Record<ProfileField | 'id', TextKey>>> = {
    ...(trimmed.id === '' && { id: 'setup.id.missing' }),
    ...profileFaults(profile),
  };

  useEffect(() => goTo('id'), []);

  function leave(field: ProfileField | 'id'): void {
    if (!left.includes(field)) setLeft([...left, field]);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setIsSent(true);
    const wrong = (['id', ...PROFILE_FIELDS] as const).find((field) => faults[field]);
    const { password, repeat } = passwordFaults(passwords);
    const field = wrong ?? (password ? 'new' : repeat ? 'repeat' : null);
    if (field !== null) goTo(field);
    else void send({ profile: trimmed, password: passwords.password }).catch(() => undefined);
  }

  const shown: typeof faults = isSent
    ? faults
    : Object.fromEntries(left.map((field) => [field, faults[field]]));
  const idError = shown.id ?? (isRefusedStill ? 'setup.id.refused' : undefined);
  return (
    <Stack as="form" onSubmit={handleSubmit} noValidate>
      <p className={styles.text}>{t('setup.text')}</p>
      <TextField
        id={`${ID}-id`}
        label={t('common.userName')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USER_ID_MAX_LENGTH}
        required
        value={profile.id}
        hint={t('setup.id.hint')}
        error={idError && t(idError)}
        onChange={(id) => setProfile({ ...profile, id })}
        onBlur={() => profile.id !== '' && leave('id')}
      />
      <ProfileFields
        idPrefix={ID}
        value={profile}
        faults={shown}
        onChange={(texts) => setProfile({ ...profile, ...texts })}
        onLeave={(field) => profile[field] !== '' && leave(field)}
      />
      <NewPassword idPrefix={ID} value={passwords} onChange={setPasswords} check={check} isSent={isSent} />
      {create.isError && !isRefused && (
        <Note tone="danger" role="alert" error={create.error}>
          {explain(create.error)}
        </Note>
      )}
      <Button variant="primary" type="submit" busy={create.isPending}>
        {t('setup.create')}
      </Button>
    </Stack>
  );
}

function useCreation(check: PasswordCheck, { onCreated, onForbidden }: SetupFormProps) {
  const client = useEngineClient();
  return useMutation({
    mutationFn: async (user: { readonly profile: UserProfile; readonly password: string }) => {
      if (!(await check.settle())) return false;
      await createFirstUser(client, user);
      return true;
    },
    onSuccess: (isCreated, { profile }) => (isCreated ? onCreated(profile.id) : goTo('new')),
    onError: async (error) => {
      if (isIdRefused(error)) goTo('id');
      if (isEngineError(error) && error.problem.kind === 'forbidden') await onForbidden();
    },
  });
}

function goTo(field: ProfileField | 'id' | 'new' | 'repeat'): void {
  document.getElementById(`${ID}-${field}`)?.focus();
}
