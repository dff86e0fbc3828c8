import {
  type CheckedPassword,
  checkPassword,
  getPasswordPolicy,
  type PasswordRule,
} from '@taskweave/engine-client/resources/passwordPolicy';
import type { UserProfile } from '@taskweave/engine-client/resources/userProfile';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useEffect, useState } from 'react';

/** How long a password has to stay as it is before the engine is asked, in milliseconds. */
const PAUSE = 1000;

/** A rule and whether the password meets it; null as long as the engine has not said. */
export interface MarkedRule extends PasswordRule {
  readonly isMet: boolean | null;
}

export type PasswordState =
  /** The engine has no policy. */
  | { readonly status: 'DEACTIVATED' }
  /** `error`: the engine could not be asked. */
  | { readonly status: 'NOT_OK'; readonly rules: readonly MarkedRule[]; readonly error?: unknown }
  | { readonly status: 'LOADING' | 'OK'; readonly rules: readonly MarkedRule[] };

export interface PasswordCheck {
  readonly state: PasswordState;
  /** Asks at once where the engine has not said yet. Whether the password may be sent. */
  settle(): Promise<boolean>;
  /** After an error. */
  retry(): void;
}

type Policy =
  | { readonly status: 'asking' }
  | { readonly status: 'known'; readonly rules: readonly PasswordRule[] | null }
  | { readonly status: 'failed'; readonly error: unknown };

interface Verdict {
  /** What was asked. */
  readonly question: string;
  readonly checked: CheckedPassword | null;
  readonly error?: unknown;
}

/**
 * Watches a password that is being typed: the engine says which of its rules it meets. Without the cache of queries, which
 * waits while nobody is signed in, and keeps what nobody should.
 */
export function usePasswordCheck(password: string, profile: UserProfile): PasswordCheck {
  const client = useEngineClient();
  const [attempt, setAttempt] = useState(0);
  const [policy, setPolicy] = useState<Policy>({ status: 'asking' });
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const question = JSON.stringify([password, profile]);
  const isOpen =
    policy.status === 'known' && policy.rules !== null && password !== '' && verdict?.question !== question;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const left = new AbortController();
    getPasswordPolicy(client, left.signal).then(
      (rules) => setPolicy({ status: 'known', rules }),
      (error: unknown) => !left.signal.aborted && setPolicy({ status: 'failed', error }),
    );
    return () => left.abort();
  }, [client, attempt]);

  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      void ask(client, question, left.signal).then((said) => !left.signal.aborted && setVerdict(said));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [client, isOpen, question]);

  return {
    state: stateOf(policy, verdict, { password, isOpen }),
    async settle() {
      if (policy.status !== 'known') return false;
      if (policy.rules === null) return true;
      if (!isOpen) return verdict?.checked?.isValid ?? false;
      const said = await ask(client, question);
      setVerdict(said);
      return said.checked?.isValid ?? false;
    },
    retry() {
      setVerdict(null);
      if (policy.status !== 'failed') return;
      setPolicy({ status: 'asking' });
      setAttempt(attempt + 1);
    },
  };
}

async function ask(
  client: ReturnType<typeof useEngineClient>,
  question: string,
  signal?: AbortSignal,
): Promise<Verdict> {
  const [password, profile] = JSON.parse(question) as [string, UserProfile];
  try {
    return { question, checked: await checkPassword(client, { password, profile }, signal) };
  } catch (error) {
    return { question, checked: null, error };
  }
}

function stateOf(
  policy: Policy,
  verdict: Verdict | null,
  { password, isOpen }: { readonly password: string; readonly isOpen: boolean },
): PasswordState {
  if (policy.status === 'asking') return { status: 'LOADING', rules: [] };
  if (policy.status === 'failed') return { status: 'NOT_OK', rules: [], error: policy.error };
  if (policy.rules === null) return { status: 'DEACTIVATED' };
  const said = password === '' ? null : verdict;
  const rules = policy.rules.map((rule) => ({
    ...rule,
    isMet: said?.checked?.rules.find(({ key }) => key === rule.key)?.isMet ?? null,
  }));
  if (isOpen) return { status: 'LOADING', rules };
  if (said?.error !== undefined) return { status: 'NOT_OK', rules, error: said.error };
  return { status: said?.checked?.isValid ? 'OK' : 'NOT_OK', rules };
}
