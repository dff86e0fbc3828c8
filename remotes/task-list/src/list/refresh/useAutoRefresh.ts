import { onlineManager } from '@tanstack/react-query';
import { REFRESH_INTERVAL } from '@taskweave/engine-client/queries/refreshesItself';
import { useEffect, useEffectEvent } from 'react';
import { openRefreshChannel } from './refreshChannel';

const LONGEST = 5 * 60_000;
/** Browsers run the timers of hidden pages once a minute. */
const HIDDEN_INTERVAL = 60_000;
/** Tabs that received an answer wait longer, so that the same tab keeps asking. */
const FOLLOWER_DELAY = 1500;

/** `hidden`: nobody sees the list. */
export type RefreshOccasion = 'return' | 'tick' | 'hidden';

export interface AutoRefreshOptions<Answer> {
  readonly name: string;
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  readonly isAnswer: (message: unknown) => message is Answer;
  readonly take: (answer: Answer, occasion: RefreshOccasion) => boolean;
  readonly answeredAt: () => number;
  readonly isEnabled: boolean;
  /** Goes on while the page is hidden, more slowly. */
  readonly isWatched?: boolean;
}

export function useAutoRefresh<Answer>(options: AutoRefreshOptions<Answer>): void {
  const { name, ask, isAnswer, take, answeredAt, isEnabled, isWatched = false } = options;
  // Renders while scrolling must not restart the pause.
  const askNow = useEffectEvent(ask);
  const takeNow = useEffectEvent(take);
  const answeredNow = useEffectEvent(answeredAt);

  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | null = null;
    let pause = REFRESH_INTERVAL;
    let lastAt = Date.now();

    const channel = openRefreshChannel(name, isAnswer, (answer) => {
      if (!isRunning() || !takeNow(answer, occasionOfTick())) return;
      pause = REFRESH_INTERVAL;
      lastAt = Date.now();
      plan(pause + FOLLOWER_DELAY);
    });

    function rest(): number {
      return Math.max(lastAt, answeredNow()) + REFRESH_INTERVAL - Date.now();
    }

    function isRunning(): boolean {
      return isEnabled && (isWatched || isShown());
    }

    function plan(wait = pause): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      if (isRunning()) timer = setTimeout(tick, isShown() ? wait : wait + HIDDEN_INTERVAL - REFRESH_INTERVAL);
    }

    function tick(): void {
      if (rest() > 0) plan(rest());
      else run(occasionOfTick());
    }

    function run(occasion: RefreshOccasion): void {
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
            pause = REFRESH_INTERVAL;
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
      if (isShown() && isEnabled && rest() <= 0) run('return');
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
  }, [name, isAnswer, isEnabled, isWatched]);
}

function isShown(): boolean {
  return document.visibilityState === 'visible';
}

function occasionOfTick(): RefreshOccasion {
  return isShown() ? 'tick' : 'hidden';
}
