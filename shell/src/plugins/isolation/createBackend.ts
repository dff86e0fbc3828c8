import { messageOf } from '@taskweave/engine-client/messageOf';
import type { Backend } from '@taskweave/plugin-sdk';
import { UnreachableServer } from '@taskweave/ui/host/unreachable-server';
import { PluginFault } from '../faults/PluginFault';

export interface BackendOptions {
  readonly pluginId: string;
  readonly declared: () => readonly string[];
  readonly allowed: () => readonly string[];
  readonly page: string;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly onRefused: (fault: PluginFault) => void;
}

const OURS = ['X-XSRF-TOKEN', 'Cookie'];

/** Nothing of the session may be sent: no cookies, no CSRF token, no referrer. */
export function createBackend(options: BackendOptions): Backend {
  const { pluginId, declared, allowed, page, onRefused } = options;

  function whyNot(address: URL | null): string | null {
    if (address === null || !/^https?:$/.test(address.protocol)) return 'which is no address of a server.';
    if (address.origin === new URL(page).origin) return 'which is the server of the page itself.';
    if (!declared().some((one) => URL.canParse(one) && new URL(one).origin === address.origin))
      return 'which its manifest does not declare in "backends".';
    if (!allowed().includes(address.origin))
      return 'which policy.backends of the plugin file does not allow.';
    return null;
  }

  return {
    async fetch(address, init = {}) {
      const text = String(address);
      const target = URL.canParse(text) ? new URL(text) : null;
      const reason = whyNot(target);
      if (target === null || reason !== null) {
        const place = target?.origin ?? text.slice(0, 200);
        const fault = new PluginFault(
          'PLG-309',
          pluginId,
          `The plugin ${pluginId} asked for ${place}, ${reason}`,
          { cause: new UnreachableServer(place) },
        );
        onRefused(fault);
        throw fault;
      }
      const headers = new Headers(init.headers);
      for (const name of OURS) headers.delete(name);
      try {
        return await options.fetch(target.href, {
          ...init,
          headers,
          mode: 'cors',
          credentials: 'omit',
          // Nobody has allowed the target of a redirect.
          redirect: 'error',
          referrerPolicy: 'no-referrer',
        });
      } catch (error) {
        if (init.signal?.aborted) throw error;
        onRefused(silenceOf(pluginId, target.origin));
        throw new TypeError(messageOf(error), {
          cause: new UnreachableServer(target.origin, { cause: error }),
        });
      }
    },
  };
}

function silenceOf(pluginId: string, origin: string): PluginFault {
  return new PluginFault('PLG-401', pluginId, `${origin} does not answer, or not to pages of this origin.`);
}
