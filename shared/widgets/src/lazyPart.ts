import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type HeldKeys, holdKeys } from './holdKeys';
import { typeAhead } from './typeAhead';

/** A component whose code is fetched when it is first drawn, or before by `preload`. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches the code ahead of need, such as when the pointer comes near. What fails is tried again when it is drawn. */
  readonly preload: () => void;
}

/** How a part behaves while its code is on its way. */
export interface LazyPartOptions {
  /**
   * It takes the focus when it comes, as dialogs do. What is typed while its code is on its way then waits for its first
   * field, instead of running the commands that the letters are the keys of.
   */
  readonly takesKeys?: boolean | undefined;
  /** It offers commands. Their keys, pressed while its code is on its way, wait for it instead of running others. */
  readonly offersKeys?: boolean | undefined;
  /** The page does without it: where its code cannot be loaded, nothing is drawn, and no error goes anywhere. */
  readonly isOptional?: boolean | undefined;
}

/**
 * A part that is loaded on need, as React's `lazy`, but without a Suspense boundary: React shows what follows on a fallback
 * up to 300 ms later than it could, and never asks again for code that failed once. Until the code is there this draws
 * nothing; code that is there already is drawn at once; a failure goes to the nearest error boundary.
 *
 * @example
 * const RiskDialog = lazyPart(() => import('./RiskDialog'), { takesKeys: true });
 * // …
 * {isOpen && <RiskDialog task={task} onClose={close} />}
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { takesKeys, offersKeys, isOptional }: LazyPartOptions = {},
): LazyPart<Props> {
  let Code: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  function fetchCode(): Promise<void> {
    loading ??= load().then(
      (module) => {
        Code = module.default;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function Part(props: Props): ReactNode {
    const [end, setEnd] = useState<{ readonly error?: unknown } | null>(Code === null ? null : {});
    useLayoutEffect(() => {
      // Asked of what was drawn: the code may have come since then.
      if (end !== null) return;
      let isDrawn = true;
      fetchCode().then(
        () => isDrawn && setEnd({}),
        (error: unknown) => isDrawn && setEnd(isOptional ? {} : { error }),
      );
      return () => {
        isDrawn = false;
      };
    }, [end]);
    // biome-ignore lint/correctness/useExhaustiveDependencies: until its code has come, or has failed to
    useLayoutEffect(() => (takesKeys && Code === null ? typeAhead() : undefined), [end]);
    useHeldKeys(offersKeys === true && Code === null);
    if (end !== null && 'error' in end) throw end.error;
    return Code === null ? null : createElement(Code, props);
  }

  return Object.assign(Part, { preload: () => void fetchCode().catch(() => undefined) });
}

/** Holds keys while it is to wait, and has them pressed again right after: what is drawn then has offered its commands. */
function useHeldKeys(isWaiting: boolean): void {
  const held = useRef<HeldKeys>(null);
  useLayoutEffect(() => {
    if (isWaiting) held.current ??= holdKeys();
  }, [isWaiting]);
  // The effects of what is drawn within go before.
  useEffect(() => {
    if (!isWaiting) void held.current?.press();
  }, [isWaiting]);
  useLayoutEffect(() => () => held.current?.drop(), []);
}
