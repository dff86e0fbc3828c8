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

/** A component whose code is fetched when it is first drawn, or earlier by `preload`. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches the code ahead of need, such as when the pointer comes near. A failure is retried when the part is drawn. */
  readonly preload: () => void;
}

/** How a part behaves while its code loads. */
export interface LazyPartOptions {
  /**
   * It takes the focus when it appears, as dialogs do. Text typed while its code loads then waits for its first field,
   * instead of running commands.
   */
  readonly takesKeys?: boolean | undefined;
  /** It offers commands. Their keys, pressed while its code loads, wait for it instead of running other commands. */
  readonly offersKeys?: boolean | undefined;
  /** The page works without it: if its code cannot be loaded, nothing is drawn and no error is thrown. */
  readonly isOptional?: boolean | undefined;
}

/**
 * A lazily loaded part without a Suspense boundary: after a fallback, React shows what follows up to 300 ms late, and never retries
 * code that failed once. Draws nothing until the code is loaded; a failure goes to the nearest error boundary.
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

function useHeldKeys(isWaiting: boolean): void {
  const held = useRef<HeldKeys>(null);
  useLayoutEffect(() => {
    if (isWaiting) held.current ??= holdKeys();
  }, [isWaiting]);
  // This effect runs after those of its children.
  useEffect(() => {
    if (!isWaiting) void held.current?.press();
  }, [isWaiting]);
  useLayoutEffect(() => () => held.current?.drop(), []);
}
