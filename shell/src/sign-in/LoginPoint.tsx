import type { SignInResult } from '@taskweave/engine-client/Session';
import { type LoginAttempt, usePointItems } from '@taskweave/plugin-sdk';
import { PluginHostContext } from '@taskweave/plugin-sdk/host';
import { useState } from 'react';
import type { Services } from '../boot/Services';
import { keepPlace } from '../runtime/KeptPlace';
import { isAdmin } from '../session/useIsAdmin';
import SignInForm from './SignInForm';
import { type NobodysServices, useNobodysHosts } from './useNobodysHosts';

type GreetServices = Pick<
  Services,
  'connection' | 'dialogs' | 'i18n' | 'notifications' | 'session' | 'settings'
>;

export interface LoginPointProps {
  readonly services: NobodysServices & GreetServices;
  readonly knownUser: string;
}

export default function LoginPoint({ services, knownUser }: LoginPointProps) {
  const hosts = useNobodysHosts(services);
  return (
    <PluginHostContext value={hosts.shell}>
      <LoginParts services={services} knownUser={knownUser} />
    </PluginHostContext>
  );
}

interface LoginPartsProps {
  readonly services: GreetServices;
  readonly knownUser: string;
}

function LoginParts({ services, knownUser }: LoginPartsProps) {
  const { session } = services;
  const parts = usePointItems('tasklist.login').filter(({ meta }) => knownUser === '' || !meta.isNotice);
  const listeners = usePointItems('tasklist.login.data');
  const [attempt, setAttempt] = useState<LoginAttempt | null>(null);

  function signIn(user: string, password: string): LoginAttempt['result'] {
    const result = session.signIn(user, password);
    setAttempt({ user, result });
    if (knownUser === '') {
      result.then((outcome) => greet(outcome, services)).catch(() => undefined);
    }
    return result;
  }

  return (
    <>
      {parts.map((part) => part.render({ knownUser, signIn, check: session.check, reload }))}
      {/* Without a sign-in, nobody could get in to repair it. */}
      {parts.every(({ meta }) => meta.isNotice) && <SignInForm knownUser={knownUser} signIn={signIn} />}
      {listeners.length > 0 && <div hidden>{listeners.map((listener) => listener.render({ attempt }))}</div>}
    </>
  );
}

async function greet(outcome: SignInResult, services: GreetServices): Promise<void> {
  if (outcome !== 'signed-in' || !isAdmin(services.session)) return;
  const { askTelemetry } = await import(/* webpackChunkName: "telemetry" */ '../telemetry/askTelemetry');
  await askTelemetry(services);
}

function reload(): void {
  keepPlace();
  location.reload();
}
