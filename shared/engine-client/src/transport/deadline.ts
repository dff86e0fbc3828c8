import { kept } from './kept';

/** A limit on how long nothing may happen. */
export interface Deadline {
  /** Aborted when the time is up. */
  readonly signal: AbortSignal;
  /** Something has happened: the time starts over. */
  extend(): void;
  /** It has come to an end. */
  clear(): void;
}

export function startDeadline(milliseconds: number): Deadline {
  const controller = new kept.AbortController();
  const end = () => controller.abort(new DOMException('The time is up.', 'TimeoutError'));
  let timer = setTimeout(end, milliseconds);
  return {
    signal: controller.signal,
    extend() {
      clearTimeout(timer);
      timer = setTimeout(end, milliseconds);
    },
    clear: () => clearTimeout(timer),
  };
}
