import { useMutation } from '@tanstack/react-query';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import { createFirstUser } from '@taskweave/engine-client/resources/setup';
import { PROFILE_MAX_LENGTH } from '@taskweave/engine-client/resources/userProfile';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { explainProblem } from '@taskweave/ui/explain-problem';
import { Note } from '@taskweave/ui/note';
import { TextField } from '@taskweave/ui/text-field';
import { type FormEvent, useEffect, useState } from 'react';
import styles from '../account-page/AccountPage.module.css';
import { NewPassword, passwordFaults } from '../password/NewPassword';
import { usePasswordCheck } from '../password/usePasswordCheck';
import { ProfileFields } from '../profile/ProfileFields';
import { PROFILE_FIELDS, type ProfileField, profileFaults } from '../profile/profileFaults';
import { userIdFault } from './userIdFault';

const ID = 'setup';

export interface SetupFormProps {
  readonly onCreated: (userId: string) => void;
  /** Somebody else was quicker. */
  readonly onTooLate: () => void;
}

/** Everything about the first user. What is missing or wrong is said when a field was left or the form sent. */
export function SetupForm({ onCreated, onTooLate }: SetupFormProps) {
  const { t } = useTranslation();
  const client = useEngineClient();
  const [profile, setProfile] = useState({ id: '', firstName: '', lastName: '', email: '' });
  const [passwords, setPasswords] = useState({ password: '', repeat: '' });
  const [left, setLeft] = useState<readonly (ProfileField | 'id')[]>([]);
  const [isSent, setIsSent] = useState(false);
  const check = usePasswordCheck(passwords.password, profile);
  const faults = { id: userIdFault(profile.id), ...profileFaults(profile) };
  const create = useMutation({
    mutationFn: async () => {
      if (!(await check.settle())) return false;
      await createFirstUser(client, { profile, password: passwords.password });
      return true;
    },
    onSuccess: (isCreated) => (isCreated ? onCreated(profile.id) : goTo('new')),
    onError: (error) => {
      if (isEngineError(error) && error.problem.kind === 'forbidden') onTooLate();
    },
  });

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
    if (field === null) create.mutate();
    else goTo(field);
  }

  const shown = isSent ? faults : Object.fromEntries(left.map((field) => [field, faults[field]]));
  return (
    <form className={styles.parts} onSubmit={handleSubmit} noValidate>
      <p className={styles.text}>{t('setup.text')}</p>
      <TextField
        id={`${ID}-id`}
        label={t('setup.id')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={PROFILE_MAX_LENGTH}
        required
        value={profile.id}
        error={shown.id && t(shown.id)}
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
      {create.isError && (
        <Note tone="danger" role="alert" error={create.error}>
          {explainProblem(create.error)}
        </Note>
      )}
      <Button variant="primary" type="submit" busy={create.isPending}>
        {t('setup.create')}
      </Button>
    </form>
  );
}

function goTo(field: ProfileField | 'id' | 'new' | 'repeat'): void {
  document.getElementById(`${ID}-${field}`)?.focus();
}
