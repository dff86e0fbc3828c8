import {
  confirmWrite,
  type Finding,
  type Look,
  LostAnswerError,
  lookOnce,
  type WriteToConfirm,
} from './confirmWrite';

export interface WriteToRepeat<T> extends WriteToConfirm<T> {
  /** What is written: only tries with the same key are the same write. One for all unless said otherwise. */
  readonly key?: string;
  /**
   * Nobody can say whether an earlier try was done: asks whether to send it once more. Without it it is sent, for writes
   * that end the same however often they are done or that the engine does not do twice.
   */
  readonly mayRepeat?: () => Promise<boolean>;
  /** Asks also where a try with another key may have been done, as for a process that is started with other values now. */
  readonly asksForOthers?: boolean;
}

/** Writes that people may try again: what an earlier try has done without an answer is found, and not done again. */
export interface Tries<T> {
  attempt(write: WriteToRepeat<T>): Promise<T>;
  /** Whether there was a try whose answer was lost. */
  hasLost(key?: string): boolean;
}

/** Ways to find out what became of the tries that were lost, by the place that they were made in and their keys. */
const remembered = new Map<string, Map<string, readonly Look<unknown>[]>>();

/**
 * As `confirmWrite`, for writes that people may try again.
 *
 * @param place where they try it: tries are known as long as the page is, whatever becomes of the dialog around them. It
 * tells engines and people apart.
 *
 * @example
 * const tries = createTries<Comment>(JSON.stringify([engine, user, 'comment', taskId]));
 * await tries.attempt({ key: text, send, look, mayRepeat });
 */
export function createTries<T>(place: string): Tries<T> {
  const lostOf = (key: string) => (remembered.get(place)?.get(key) ?? []) as readonly Look<T>[];

  function remember(key: string, looks: readonly Look<T>[]): void {
    const here = remembered.get(place) ?? new Map<string, readonly Look<unknown>[]>();
    if (looks.length > 0) here.set(key, looks);
    else here.delete(key);
    if (here.size > 0) remembered.set(place, here);
    else remembered.delete(place);
  }

  async function othersFinding(key: string): Promise<Finding<unknown>> {
    const others = [...(remembered.get(place) ?? [])].filter(([other]) => other !== key);
    return others.length === 0
      ? { kind: 'not-done' }
      : lookOnce(firstDone(others.flatMap(([, looks]) => looks)));
  }

  /** Throws where the person does not want it done twice. */
  async function ask(mayRepeat: () => Promise<boolean>): Promise<void> {
    if (!(await mayRepeat())) throw new LostAnswerError('unclear', 'The person does not want it done twice.');
  }

  return {
    hasLost: (key = '') => lostOf(key).length > 0,
    async attempt({ send, look, onLost, mayRepeat, asksForOthers = false, key = '' }) {
      const earlier = lostOf(key);
      if (earlier.length > 0) {
        onLost?.();
        const finding = await lookOnce(firstDone(earlier));
        if (finding.kind === 'done') return end(finding.value);
        if (finding.kind === 'unclear' && mayRepeat !== undefined) await ask(mayRepeat);
      } else if (asksForOthers && mayRepeat !== undefined) {
        if ((await othersFinding(key)).kind !== 'not-done') await ask(mayRepeat);
        // Whatever became of them, the person knows.
        remembered.delete(place);
      }
      const result = await confirmWrite({
        send,
        look: firstDone([...earlier, look]),
        onLost() {
          remember(key, [...earlier, look]);
          onLost?.();
        },
      });
      return end(result);

      function end(value: T): T {
        remember(key, []);
        return value;
      }
    },
  };
}

/** Of several tries the first that was done; `not-done` only where none was. */
function firstDone<T>(looks: readonly Look<T>[]): Look<T> {
  return async (signal) => {
    const findings = await Promise.all(looks.map((look) => look(signal)));
    const found =
      findings.find(({ kind }) => kind === 'done') ?? findings.find(({ kind }) => kind === 'unclear');
    return found ?? { kind: 'not-done' };
  };
}
