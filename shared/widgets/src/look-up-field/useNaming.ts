import { isAbort } from '@taskweave/engine-client/EngineError';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Named } from './findNamed';
import { LOOK_UP_TEXTS } from './lookUpTexts';

export type IdentityKind = 'user' | 'group' | 'tenant';

export interface NamingRequest {
  readonly kind: IdentityKind;
  readonly text: string;
  readonly find: () => Promise<Named>;
}

export interface Naming {
  readonly fault: string | undefined;
  readonly isChecking: boolean;
  readonly take: (then: (choice: Choice) => void) => Promise<boolean>;
}

type Outcome =
  | { readonly kind: Exclude<Named['kind'], 'one'> }
  | { readonly kind: 'failed'; readonly error: unknown };

export function useNaming({ kind, text, find }: NamingRequest): Naming {
  const { t } = useTexts(LOOK_UP_TEXTS);
  const { explain } = useProblemWords();
  const [refused, setRefused] = useState<{ readonly of: string; readonly outcome: Outcome } | null>(null);
  const [checked, setChecked] = useState<string | null>(null);
  const current = useRef<string | null>(text);
  useLayoutEffect(() => {
    current.current = text;
    return () => {
      current.current = null;
    };
  }, [text]);

  async function take(then: (choice: Choice) => void): Promise<boolean> {
    if (checked === text) return false;
    setChecked(text);
    const named = await find().catch((error: unknown) => ({ kind: 'failed', error }) as const);
    setChecked(null);
    // A blurred field replaces the name by the id.
    const isSame = current.current === text || (named.kind === 'one' && current.current === named.choice.id);
    const isMeant = isSame && !(named.kind === 'failed' && isAbort(named.error));
    if (!isMeant) return false;
    if (named.kind !== 'one') {
      setRefused({ of: text, outcome: named });
      return false;
    }
    setRefused(null);
    then(named.choice);
    return true;
  }

  return {
    fault: refused === null || refused.of !== text ? undefined : wordsOf(refused.outcome),
    isChecking: checked === text,
    take,
  };

  function wordsOf(outcome: Outcome): string {
    if (outcome.kind === 'failed') return explain(outcome.error);
    return text.trim() === ''
      ? t(`missing.${kind}`)
      : t(`${outcome.kind}.named.${kind}`, { id: text.trim() });
  }
}
