import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { openRefreshChannel } from './refreshChannel';

const INTERVAL = 10_000;
/** After failures the pauses double, up to this. */
const LONGEST = 5 * 60_000;
/** So much longer a tab waits that was given an answer: the one that asked goes on asking. */
const FOLLOWER_DELAY = 1500;

/** The page came back into view; or the time was up while someone may be reading. */
export type RefreshOccasion = 'return' | 'tick';

export interface AutoRefreshOptions<Answer> {
  /** The same in all tabs that show the same list to the same person; they share one refresh. */
  readonly name: string;
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  /** Whether a message of another tab is an answer. */
  readonly isAnswer: (message: unknown) => message is Answer;
  /** Shows an answer. False where it says nothing about what this tab shows. */
  readonly take: (answer: Answer, occasion: RefreshOccasion) => boolean;
  /** When the engine has last answered for all that is shown, whatever asked: as `Date.now()` has it, 0 for never. */
  readonly answeredAt: () => number;
  /** Where it is off nothing is asked, not even when the page comes back into view. */
  readonly isEnabled: boolean;
}

/**
 * Asks when the last answer is ten seconds old, and at once when the page comes back into view after more than that. Of several
 * tabs with the same list one asks, and a page that nobody sees asks for nothing.
 */
export function useAutoRefresh<Answer>(options: AutoRefreshOptions<Answer>): void {
  const { name, ask, isAnswer, take, answeredAt, isEnabled } = options;
  // The pause goes on while the list is scrolled and draws.
  const askNow = useEffectEvent(ask);
  const takeNow = useEffectEvent(take);
  const answeredNow = useEffectEvent(answeredAt);

  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | null = null;
    let pause = INTERVAL;
    let lastAt = Date.now();

    const channel = openRefreshChannel(name, isAnswer, (answer) => {
      if (!isEnabled || document.visibilityState !== 'visible' || !takeNow(answer, 'tick')) return;
      pause = INTERVAL;
      lastAt = Date.now();
      plan(pause + FOLLOWER_DELAY);
    });

    /** Milliseconds until it may be asked again. */
    function rest(): number {
      return Math.max(lastAt, answeredNow()) + INTERVAL - Date.now();
    }

    function plan(wait = pause): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      if (isEnabled && document.visibilityState === 'visible') timer = setTimeout(tick, wait);
    }

    function tick(): void {
      if (rest() > 0) plan(rest());
      else run('tick');
    }

    function run(occasion: RefreshOccasion): void {
      // Without a network, and while nobody is signed in, the answer is known.
      if (!onlineManager.isOnline()) {
        plan();
        return;
      }
      lastAt = Date.now();
      channel
        .ask(() => askNow(controller.signal))
        .then(
          (answer) => {
            if (controller.signal.aborted) return;
            if (answer !== null) takeNow(answer, occasion);
            pause = INTERVAL;
            plan();
          },
          () => {
            if (controller.signal.aborted) return;
            pause = Math.min(pause * 2, LONGEST);
            plan();
          },
        );
    }

    function handleVisibility(): void {
      if (document.visibilityState === 'visible' && isEnabled && rest() <= 0) run('return');
      else plan();
    }

    plan();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      controller.abort();
      channel.close();
      if (timer !== null) clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [name, isAnswer, isEnabled]);
}
