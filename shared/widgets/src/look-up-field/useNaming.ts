import { isAbort } from '@taskweave/engine-client/EngineError';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Named } from './findNamed';
import { LOOK_UP_TEXTS } from './lookUpTexts';

/** Whom something is given to. */
export type IdentityKind = 'user' | 'group' | 'tenant';

export interface NamingRequest {
  readonly kind: IdentityKind;
  readonly text: string;
  /** What the text names: `findNamed`, or what a field knows before it. */
  readonly find: () => Promise<Named>;
}

export interface Naming {
  /** Why the text was not taken, for as long as it stands there. */
  readonly fault: string | undefined;
  /** The engine is asked. */
  readonly isChecking: boolean;
  /**
   * Hands over whom the text names, once the engine has said so; nobody where the text was changed or its field closed meanwhile.
   *
   * @returns whether there is such a one
   */
  readonly take: (then: (choice: Choice) => void) => Promise<boolean>;
}

type Outcome =
  | { readonly kind: Exclude<Named['kind'], 'one'> }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Takes a typed text for somebody only where it is their id or their name. */
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
    // A field that is left replaces the name by the id.
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
