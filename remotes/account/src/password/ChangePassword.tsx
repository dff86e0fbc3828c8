import { useMutation } from '@tanstack/react-query';
import { confirmWrite } from '@taskweave/engine-client/confirmWrite';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isEngineError, isLoginRequired } from '@taskweave/engine-client/EngineError';
import { changePassword, isPassword } from '@taskweave/engine-client/resources/identity/userProfile';
import { useEngineClient, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useOneAtATime } from '@taskweave/ui/one-at-a-time';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { Stack } from '@taskweave/ui/stack';
import { type FormEvent, useState } from 'react';
import styles from '../account-page/AccountPage.module.css';
import type { KnownProfile } from '../profile/useOwnProfile';
import { NewPassword, passwordFaults } from './NewPassword';
import { PasswordField } from './PasswordField';
import { usePasswordCheck } from './usePasswordCheck';

const ID = 'password';
const NOTHING = { own: '', password: '', repeat: '' };

export function ChangePassword(own: KnownProfile) {
  const { t } = useTranslation();
  if (!own.mayUpdate) return <p className={styles.text}>{t('password.forbidden')}</p>;
  return <PasswordForm {...own} />;
}

function PasswordForm({ profile }: KnownProfile) {
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  const client = useEngineClient();
  const { notify } = useNotifications();
  const [draft, setDraft] = useState(NOTHING);
  const [isSent, setIsSent] = useState(false);
  const check = usePasswordCheck(draft.password, profile);
  const change = useMutation({
    mutationFn: async (sent: typeof NOTHING) => {
      if (!(await check.settle())) return false;
      await sendPassword(client, profile.id, sent);
      return true;
    },
    onSuccess(isChanged, sent) {
      if (!isChanged) return goTo('new');
      setDraft((now) => (now === sent ? NOTHING : now));
      setIsSent(false);
      notify({ kind: 'success', title: t('password.changed') });
    },
    onError(error) {
      if (isOwnWrong(error)) goTo('own');
    },
  });
  const send = useOneAtATime(change.mutateAsync);
  const isWrong = isOwnWrong(change.error);
  const ownFault =
    isSent && draft.own === '' ? 'password.own.missing' : isWrong ? 'password.own.wrong' : undefined;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setIsSent(true);
    const faults = passwordFaults(draft);
    if (draft.own === '') goTo('own');
    else if (faults.password) goTo('new');
    else if (faults.repeat) goTo('repeat');
    else void send(draft).catch(() => undefined);
  }

  return (
    <Stack as="form" onSubmit={handleSubmit} noValidate>
      <input hidden type="text" autoComplete="username" readOnly value={profile.id} />
      <PasswordField
        id={`${ID}-own`}
        label={t('password.own')}
        name="current-password"
        value={draft.own}
        error={ownFault && t(ownFault)}
        onChange={(text) => {
          setDraft({ ...draft, own: text });
          if (isWrong) change.reset();
        }}
      />
      <NewPassword
        idPrefix={ID}
        value={draft}
        onChange={(value) => setDraft({ ...draft, ...value })}
        check={check}
        isSent={isSent}
      />
      {change.isError && !isWrong && !isLoginRequired(change.error) && (
        <Note tone="danger" role="alert" error={change.error}>
          {explain(change.error)}
        </Note>
      )}
      <span>
        <Button variant="primary" type="submit" busy={change.isPending}>
          {t('password.change')}
        </Button>
      </span>
    </Stack>
  );
}

function sendPassword(
  client: EngineClient,
  userId: string,
  { own, password }: typeof NOTHING,
): Promise<void> {
  return confirmWrite<void>({
    send: () => changePassword(client, userId, { newPassword: password, ownPassword: own }),
    // The form checks the password only once: every wrong password locks the user out for a while.
    look: async (signal) =>
      (await isPassword(client, userId, password, signal))
        ? { kind: 'done', value: undefined }
        : { kind: 'unclear' },
  });
}

function isOwnWrong(error: unknown): boolean {
  return isEngineError(error) && error.problem.kind === 'validation';
}

function goTo(field: 'own' | 'new' | 'repeat'): void {
  document.getElementById(`${ID}-${field}`)?.focus();
}
