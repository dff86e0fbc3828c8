import type { LoginAttempt, Mount } from '@taskweave/plugin-sdk';
import { blockedAttributes } from './blockedAttributes';
import type { LegacyApi, LegacyPlugin } from './LegacyPlugin';

export interface LegacyProps {
  readonly taskId?: string | null;
  /** At `tasklist.login.data`. */
  readonly attempt?: LoginAttempt | null;
}

/** Milliseconds after a drawing at which it is looked at. */
const LOOKS = [0, 2000];

/**
 * Draws a plugin of the old Tasklist as one of ours. It gets a fresh `div` each time, and knows no update: when another
 * task is selected it is taken away and drawn again, as it is used to.
 */
export function mountLegacy(
  plugin: LegacyPlugin,
  api: LegacyApi,
  scope: object,
  onBlocked: (attributes: readonly string[]) => void = () => undefined,
): Mount<LegacyProps> {
  return (host, props) => {
    let { taskId, attempt } = props;
    let place = draw();

    function draw(): HTMLElement {
      const next = document.createElement('div');
      host.append(next);
      plugin.render?.(next, { api, ...(typeof taskId === 'string' && { taskId }) }, scope);
      // Many draw when the engine has answered.
      for (const pause of LOOKS) setTimeout(look, pause, next);
      return next;
    }

    function look(drawn: HTMLElement): void {
      const attributes = drawn.isConnected ? blockedAttributes(drawn) : [];
      if (attributes.length > 0) onBlocked(attributes);
    }

    function clear(): void {
      try {
        plugin.unmount?.();
      } finally {
        place.remove();
      }
    }

    return {
      update(next) {
        // The old application failed the promise where the sign-in failed.
        if (next.attempt && next.attempt !== attempt)
          plugin.result?.(next.attempt.result.then(refuseRejected), scope);
        attempt = next.attempt;
        if (next.taskId === taskId) return;
        clear();
        taskId = next.taskId;
        place = draw();
      },
      unmount: clear,
    };
  };
}

function refuseRejected(result: string): void {
  if (result !== 'signed-in') throw new Error(result);
}
