import {
  type CheckedPassword,
  checkPassword,
  getPasswordPolicy,
  type PasswordRule,
} from '@taskweave/engine-client/resources/identity/passwordPolicy';
import type { UserProfile } from '@taskweave/engine-client/resources/identity/userProfile';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useEffect, useRef, useState } from 'react';

const PAUSE = 1000;

export interface MarkedRule extends PasswordRule {
  readonly place: number;
  readonly isMet: boolean | null;
}

export type PasswordState =
  | { readonly status: 'DEACTIVATED' }
  | { readonly status: 'NOT_OK'; readonly rules: readonly MarkedRule[]; readonly error?: unknown }
  | { readonly status: 'LOADING' | 'OK'; readonly rules: readonly MarkedRule[] };

export interface PasswordCheck {
  readonly state: PasswordState;
  settle(): Promise<boolean>;
  retry(): void;
}

type KnownPolicy =
  | { readonly status: 'known'; readonly rules: readonly PasswordRule[] | null }
  | { readonly status: 'failed'; readonly error: unknown };
type Policy = { readonly status: 'asking' } | KnownPolicy;

interface Verdict {
  readonly question: string;
  readonly checked: CheckedPassword | null;
  readonly error?: unknown;
}

/** The query cache does not fit: it pauses while nobody is signed in, and would keep passwords. */
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

/** The engine answers in another order, so identical rules are met only if all of them are. */
function isMet(rule: PasswordRule, verdict: Verdict | null): boolean | null {
  const same = (verdict?.checked?.rules ?? []).filter((one) => nameOf(one) === nameOf(rule));
  return same.length === 0 ? null : same.every((one) => one.isMet);
}

function nameOf({ key, parameters }: PasswordRule): string {
  return JSON.stringify([key, Object.entries(parameters).sort()]);
}
