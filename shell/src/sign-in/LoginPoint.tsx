import { type LoginAttempt, PluginHostContext, usePointItems } from '@taskweave/plugin-sdk';
import { useEffect, useMemo, useState } from 'react';
import type { Services } from '../boot/Services';
import { createPluginHosts } from '../plugins/host/createPluginHosts';
import { sessionOf } from '../session/sessionOf';
import SignInForm from './SignInForm';

/** What contributions are told while nobody is signed in. */
const NOBODY = { id: '', name: '' };

export interface LoginPointProps {
  readonly services: Services;
  /** The person whose session ended; empty for anybody. */
  readonly knownUser: string;
}

/** The ways to sign in: what plugins contribute, in their order, with our form among them. */
export function LoginPoint({ services, knownUser }: LoginPointProps) {
  const hosts = useMemo(
    () =>
      createPluginHosts({
        ...services,
        user: NOBODY,
        session: sessionOf(services.session),
        mayManage: () => false,
      }),
    [services],
  );
  useEffect(() => hosts.dispose, [hosts]);
  return (
    <PluginHostContext value={hosts.shell}>
      <LoginParts session={services.session} knownUser={knownUser} />
    </PluginHostContext>
  );
}

interface LoginPartsProps {
  readonly session: Services['session'];
  readonly knownUser: string;
}

function LoginParts({ session, knownUser }: LoginPartsProps) {
  const parts = usePointItems('tasklist.login');
  const listeners = usePointItems('tasklist.login.data');
  const [attempt, setAttempt] = useState<LoginAttempt | null>(null);

  function signIn(user: string, password: string): LoginAttempt['result'] {
    const result = session.signIn(user, password);
    setAttempt({ user, result });
    return result;
  }

  // Without any way to sign in nobody could get in to mend it.
  if (parts.length === 0) return <SignInForm knownUser={knownUser} signIn={signIn} />;
  return (
    <>
      {parts.map((part) => part.render({ knownUser, signIn, check: session.check }))}
      {listeners.length > 0 && <div hidden>{listeners.map((listener) => listener.render({ attempt }))}</div>}
    </>
  );
}
