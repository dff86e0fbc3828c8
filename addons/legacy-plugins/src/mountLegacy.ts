import type { LoginAttempt, Mount } from '@taskweave/plugin-sdk';
import { blockedAttributes } from './blockedAttributes';
import type { LegacyApi, LegacyPlugin } from './LegacyPlugin';

export interface LegacyProps {
  readonly taskId?: string | null;
  readonly attempt?: LoginAttempt | null;
}

const LOOKS = [0, 2000];

export function mountLegacy(
  plugin: LegacyPlugin,
  api: LegacyApi,
  onBlocked: (attributes: readonly string[]) => void = () => undefined,
): Mount<LegacyProps> {
  return (host, props) => {
    let { taskId, attempt } = props;
    let place = draw();

    function draw(): HTMLElement {
      const next = document.createElement('div');
      host.append(next);
      plugin.render?.(next, { api, ...(typeof taskId === 'string' && { taskId }) });
      // Many plugins render only after the engine answers.
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
        if (next.attempt && next.attempt !== attempt)
          plugin.result?.(next.attempt.result.then(refuseRejected));
        attempt = next.attempt;
        if (next.taskId === taskId) return;
        clear();
        taskId = next.taskId;
        place = draw();
      },
      dispose: clear,
    };
  };
}

function refuseRejected(result: string): void {
  if (result !== 'signed-in') throw new Error(result);
}
