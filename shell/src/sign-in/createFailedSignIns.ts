export interface Refusal {
  /** `early`: the engine may not have checked the password. `locked`: only an administrator can help. */
  readonly kind: 'wrong' | 'early' | 'locked';
  /** How long the engine may refuse this user, whatever the password. */
  readonly seconds: number;
}

interface FailedSignIns {
  readonly refused: (user: string) => Refusal;
  readonly accepted: (user: string) => void;
}

/** Engine default, in seconds. */
const FIRST_PAUSE = 3;
const LONGEST_PAUSE = 60;
const LAST_ATTEMPT = 10;
/** Seconds: some databases round the end of the pause. */
const ROUNDED = 1;

/**
 * The engine answers 401 both to a wrong password and to any password during the pause that follows. So attempts are counted as
 * the engine does: each one that it checks doubles the pause; those within a pause do not.
 */
export function createFailedSignIns(now: () => number = Date.now): FailedSignIns {
  const known = new Map<string, { readonly failures: number; readonly until: number }>();
  return {
    refused(user) {
      const { failures, until } = known.get(user) ?? { failures: 0, until: 0 };
      if (failures >= LAST_ATTEMPT) return { kind: 'locked', seconds: 0 };
      const left = until - now();
      if (left > 0) return { kind: 'early', seconds: Math.ceil(left / 1000) };
      const seconds = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) + ROUNDED;
      known.set(user, { failures: failures + 1, until: now() + seconds * 1000 });
      return failures + 1 === LAST_ATTEMPT ? { kind: 'locked', seconds: 0 } : { kind: 'wrong', seconds };
    },
    accepted(user) {
      known.delete(user);
    },
  };
}
