export interface Refusal {
  readonly kind: 'wrong' | 'early' | 'locked';
  readonly seconds: number;
}

interface FailedSignIns {
  readonly refused: (user: string) => Refusal;
  readonly accepted: (user: string) => void;
}

const FIRST_PAUSE = 3;
const LONGEST_PAUSE = 60;
const LAST_ATTEMPT = 10;
/** Some databases round the end of the pause. */
const ROUNDED = 1;

/** The engine answers 401 both to a wrong password and to any password during the pause that follows, so attempts are counted as the engine does. */
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
