import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { accountQueries } from '@taskweave/engine-client/queries/identity/accountQueries';
import { updateProfile } from '@taskweave/engine-client/resources/identity/userProfile';
import { useEngineClient, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useOneAtATime } from '@taskweave/ui/one-at-a-time';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { Stack } from '@taskweave/ui/stack';
import { type FormEvent, useState } from 'react';
import { ProfileFields } from './ProfileFields';
import { PROFILE_FIELDS, type ProfileField, profileFaults } from './profileFaults';
import { trimmedProfile } from './trimmedProfile';
import type { KnownProfile } from './useOwnProfile';

const ID = 'profile';

export function ProfileForm({ profile, mayUpdate }: KnownProfile) {
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  const client = useEngineClient();
  const cache = useQueryClient();
  const { notify } = useNotifications();
  const [draft, setDraft] = useState<typeof profile | null>(null);
  const [left, setLeft] = useState<readonly ProfileField[]>([]);
  const value = draft ?? profile;
  const faults = profileFaults(value);
  const save = useMutation({
    mutationFn: (sent: typeof profile) => updateProfile(client, trimmedProfile(sent)),
    onSuccess: async (_, sent) => {
      const queries = accountQueries(client, profile.id);
      cache.setQueryData(queries.profile().queryKey, trimmedProfile(sent));
      setDraft((now) => (now === sent ? null : now));
      setLeft([]);
      notify({ kind: 'success', title: t('profile.saved') });
      await cache.invalidateQueries({ queryKey: queries.people() });
    },
  });

  const send = useOneAtATime(save.mutateAsync);

  if (!mayUpdate) {
    return (
      <>
        <Note icon="info">{t('profile.readOnly')}</Note>
        <ProfileFields idPrefix={ID} value={profile} faults={{}} />
      </>
    );
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setLeft(PROFILE_FIELDS);
    const wrong = PROFILE_FIELDS.find((field) => faults[field] !== undefined);
    if (wrong === undefined) void send(value).catch(() => undefined);
    else document.getElementById(`${ID}-${wrong}`)?.focus();
  }

  return (
    <Stack as="form" onSubmit={handleSubmit} noValidate>
      <ProfileFields
        idPrefix={ID}
        value={value}
        faults={Object.fromEntries(left.map((field) => [field, faults[field]]))}
        onChange={(texts) => setDraft({ ...texts, id: profile.id })}
        onLeave={(field) => {
          if (draft !== null && !left.includes(field)) setLeft([...left, field]);
        }}
      />
      {save.isError && !isLoginRequired(save.error) && (
        <Note tone="danger" role="alert" error={save.error}>
          {explain(save.error)}
        </Note>
      )}
      <span>
        <Button variant="primary" type="submit" busy={save.isPending}>
          {t('profile.save')}
        </Button>
      </span>
    </Stack>
  );
}
