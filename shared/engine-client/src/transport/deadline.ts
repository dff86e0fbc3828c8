import { kept } from './kept';

export interface Deadline {
  readonly signal: AbortSignal;
  extend(): void;
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
