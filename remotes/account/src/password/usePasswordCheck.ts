import {
  type CheckedPassword,
  checkPassword,
  getPasswordPolicy,
  type PasswordRule,
} from '@taskweave/engine-client/resources/identity/passwordPolicy';
import type { UserProfile } from '@taskweave/engine-client/resources/identity/userProfile';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useEffect, useRef, useState } from 'react';

/** How long a password has to stay as it is before the engine is asked, in milliseconds. */
const PAUSE = 1000;

/** A rule and whether the password meets it; null as long as the engine has not said. */
export interface MarkedRule extends PasswordRule {
  /** Among the rules, from 0: several may have the same key. */
  readonly place: number;
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
  /** Asks at once where the engine has not said yet, or could not be asked. Whether the password may be sent. */
  settle(): Promise<boolean>;
  /** After an error. */
  retry(): void;
}

type KnownPolicy =
  | { readonly status: 'known'; readonly rules: readonly PasswordRule[] | null }
  | { readonly status: 'failed'; readonly error: unknown };
type Policy = { readonly status: 'asking' } | KnownPolicy;

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
  const asking = useRef<Promise<KnownPolicy> | null>(null);
  const [lastVerdict, setVerdict] = useState<Verdict | null>(null);
  const question = JSON.stringify([password, profile]);
  const verdict = password !== '' && lastVerdict?.question === question ? lastVerdict : null;
  const isOpen = policy.status === 'known' && policy.rules !== null && password !== '' && verdict === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const left = new AbortController();
    asking.current = askPolicy(client, left.signal);
    void asking.current.then((said) => !left.signal.aborted && setPolicy(said));
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

  /** The rules, once they are there; asked for again after an error. */
  async function settledPolicy(): Promise<KnownPolicy> {
    if (policy.status === 'known') return policy;
    const underWay = policy.status === 'asking' ? asking.current : null;
    const said = await (underWay ?? askPolicy(client));
    setPolicy(said);
    return said;
  }

  return {
    state: stateOf(policy, verdict, isOpen),
    async settle() {
      const known = await settledPolicy();
      if (known.status === 'failed') return false;
      if (known.rules === null) return true;
      if (password === '') return false;
      if (verdict?.checked) return verdict.checked.isValid;
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

async function askPolicy(
  client: ReturnType<typeof useEngineClient>,
  signal?: AbortSignal,
): Promise<KnownPolicy> {
  try {
    return { status: 'known', rules: await getPasswordPolicy(client, signal) };
  } catch (error) {
    return { status: 'failed', error };
  }
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

function stateOf(policy: Policy, verdict: Verdict | null, isOpen: boolean): PasswordState {
  if (policy.status === 'asking') return { status: 'LOADING', rules: [] };
  if (policy.status === 'failed') return { status: 'NOT_OK', rules: [], error: policy.error };
  if (policy.rules === null) return { status: 'DEACTIVATED' };
  const rules = policy.rules.map((rule, place) => ({ ...rule, place, isMet: isMet(rule, verdict) }));
  if (isOpen) return { status: 'LOADING', rules };
  if (verdict?.error !== undefined) return { status: 'NOT_OK', rules, error: verdict.error };
  return { status: verdict?.checked?.isValid ? 'OK' : 'NOT_OK', rules };
}

/** The engine answers in another order. Rules that are the same in everything are met where all of them are. */
function isMet(rule: PasswordRule, verdict: Verdict | null): boolean | null {
  const same = (verdict?.checked?.rules ?? []).filter((one) => nameOf(one) === nameOf(rule));
  return same.length === 0 ? null : same.every((one) => one.isMet);
}

function nameOf({ key, parameters }: PasswordRule): string {
  return JSON.stringify([key, Object.entries(parameters).sort()]);
}
