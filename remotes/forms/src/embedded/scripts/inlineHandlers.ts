import { attributeOf } from '../source/elementAccess';
import { HANDLER_PREFIX, type InlineHandler } from '../source/prepareNodes';
import { type CompiledFunction, compileFunction } from './runScript';

/** These events do not bubble, so they are caught in the capture phase and handled only on their target. */
const DIRECT = new Set([
  'focus',
  'blur',
  'load',
  'error',
  'mouseenter',
  'mouseleave',
  'invalid',
  'scroll',
  'toggle',
]);

/** The CSP forbids inline handlers, so their code is compiled as a script and called by one listener per event at the form's root. */
export function attachInlineHandlers(
  root: HTMLElement,
  handlers: readonly InlineHandler[],
  onError: (error: unknown, event: string) => void,
): () => void {
  const compiled = handlers.map(({ code, event }, index) => compile(code, event, index, onError));
  const ending = new AbortController();
  for (const type of new Set(handlers.map(({ event }) => event))) {
    const attribute = `${HANDLER_PREFIX}${type}`;
    const isDirect = DIRECT.has(type);
    root.addEventListener(
      type,
      (event) => {
        for (const element of isDirect ? ownTarget(event) : pathWithin(root, event)) {
          const number = attributeOf(element, attribute);
          if (number === null) continue;
          call(compiled[Number(number)], element, event, onError);
          if (event.cancelBubble) return;
        }
      },
      { capture: isDirect, signal: ending.signal },
    );
  }
  return () => ending.abort();
}

function compile(
  code: string,
  event: string,
  index: number,
  onError: (error: unknown, event: string) => void,
): CompiledFunction | null {
  try {
    return compileFunction(['event'], code, index + 1);
  } catch (error) {
    onError(error, `on${event}`);
    return null;
  }
}

function call(
  handler: CompiledFunction | null | undefined,
  element: Element,
  event: Event,
  onError: (error: unknown, event: string) => void,
): void {
  if (!handler) return;
  try {
    if (handler(element, [event]) === false) event.preventDefault();
  } catch (error) {
    onError(error, `on${event.type}`);
  }
}

function ownTarget({ target }: Event): readonly Element[] {
  return target instanceof Element ? [target] : [];
}

function pathWithin(root: HTMLElement, event: Event): readonly Element[] {
  const path = event.composedPath();
  const end = path.indexOf(root);
  return path.slice(0, end === -1 ? 0 : end).filter((target) => target instanceof Element);
}
