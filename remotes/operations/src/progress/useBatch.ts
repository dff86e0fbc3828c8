import type { BatchFacts } from '@taskweave/engine-client/resources/instance/batch';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Batch {
  readonly frame: RefObject<HTMLElement | null>;
  readonly facts: BatchFacts | null;
  readonly isOver: boolean;
  readonly error: unknown;
  readonly ask: () => void;
}

const PAUSE = 3_000;
const LONG_PAUSE = 15_000;

export function useBatch(
  read: (signal: AbortSignal) => Promise<BatchFacts | null>,
  onEnd?: () => void,
): Batch {
  const frame = useRef<HTMLElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<Pick<Batch, 'facts' | 'isOver' | 'error'>>({
    facts: null,
    isOver: false,
    error: null,
  });
  const { facts, isOver } = state;

  useEffect(() => watchSight(frame.current, setIsSeen), []);

  const next = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const answer = await read(signal);
      if (signal.aborted) return;
      const isEnd = answer === null || (answer.total > 0 && answer.remaining === 0);
      setState({
        facts: answer ?? (facts && { ...facts, done: facts.total, remaining: 0 }),
        isOver: isEnd,
        error: null,
      });
      if (isEnd) onEnd?.();
    } catch (error) {
      if (!signal.aborted) setState((before) => ({ ...before, error }));
    }
  });

  // A suspended batch, or one whose remaining jobs have all failed, does not progress by itself.
  const isStill =
    facts !== null && (facts.isSuspended || (facts.remaining > 0 && facts.failed === facts.remaining));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is a question
  useEffect(() => {
    if (!isSeen || isOver) return;
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    void next(ending.signal).then(() => {
      if (!ending.signal.aborted) {
        timer = setTimeout(() => setRound((before) => before + 1), isStill ? LONG_PAUSE : PAUSE);
      }
    });
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [isSeen, isOver, round]);

  return { frame, ...state, ask: () => setRound((before) => before + 1) };
}

function watchSight(element: HTMLElement | null, onChange: (isSeen: boolean) => void): () => void {
  let isInView = false;
  const tell = () => onChange(isInView && document.visibilityState === 'visible');
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    tell();
  });
  if (element !== null) observer.observe(element);
  document.addEventListener('visibilitychange', tell);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', tell);
  };
}
