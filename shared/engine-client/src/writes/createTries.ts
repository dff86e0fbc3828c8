import {
  confirmWrite,
  type Finding,
  type Look,
  LostAnswerError,
  lookOnce,
  type WriteToConfirm,
} from './confirmWrite';

export interface WriteToRepeat<T> extends WriteToConfirm<T> {
  readonly key?: string;
  /** Omit it for idempotent writes, and those that the engine does not do twice. */
  readonly mayRepeat?: () => Promise<boolean>;
  readonly asksForOthers?: boolean;
}

export interface Tries<T> {
  attempt(write: WriteToRepeat<T>): Promise<T>;
  hasLost(key?: string): boolean;
}

const remembered = new Map<string, Map<string, readonly Look<unknown>[]>>();

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

function firstDone<T>(looks: readonly Look<T>[]): Look<T> {
  return async (signal) => {
    const findings = await Promise.all(looks.map((look) => look(signal)));
    const found =
      findings.find(({ kind }) => kind === 'done') ?? findings.find(({ kind }) => kind === 'unclear');
    return found ?? { kind: 'not-done' };
  };
}
