import { isEngineError } from '@taskweave/engine-client/EngineError';
import type { PluginContext, PluginServices } from '@taskweave/plugin-sdk';
import { withMembers } from '../isolation/withMembers';
import type { HostOptions } from './HostOptions';
import {
  SERVICES,
  type ServiceGuard,
  type ServiceOwner,
  type ServiceRow,
  type ServiceScope,
  type ServiceWall,
} from './serviceTable';

type Name = keyof PluginServices;

const NAMES = Object.keys(SERVICES) as readonly Name[];

export function createPluginServices(owner: ServiceOwner): PluginServices {
  const services = {} as PluginServices;
  for (const name of NAMES) {
    const { offer, isLive } = SERVICES[name];
    const look = isLive ? { get: () => offer(owner) } : { value: offer(owner) };
    Object.defineProperty(services, name, { ...look, enumerable: true, configurable: true });
  }
  return guardServices(services, guardOf(owner));
}

export function guardServices(services: PluginServices, guard: ServiceGuard): PluginServices {
  return changed(services, (row, service) => row.guard?.(service, guard));
}

export function wallServices(services: PluginServices, wall: ServiceWall): PluginServices {
  return changed(services, (row, service) => row.wall?.(service, wall));
}

export function scopeServices(services: PluginServices, signal: AbortSignal): PluginContext {
  const scope: ServiceScope = {
    signal,
    held(begin) {
      if (signal.aborted) return () => undefined;
      const end = begin();
      signal.addEventListener('abort', end, { once: true });
      return () => {
        signal.removeEventListener('abort', end);
        end();
      };
    },
  };
  return withMembers(
    changed(services, (row, service) => row.scope?.(service, scope)),
    { signal },
  );
}

export function createGuard(
  onFault: (error: unknown) => void,
  onPressFailed: (error: unknown) => void,
): ServiceGuard {
  return {
    listener: (given) => guarded(given, onFault),
    work:
      (given) =>
      async (...args) => {
        try {
          await given(...args);
        } catch (error) {
          onFault(error);
        }
      },
    press: (given) => guarded(given, onPressFailed),
  };
}

function guardOf(owner: ServiceOwner): ServiceGuard {
  const { pluginId, plugins } = owner;
  const onFault = (error: unknown) => plugins.health.fault(pluginId, null, error, 'PLG-606');
  return createGuard(onFault, (error) => {
    onFault(error);
    const name = plugins.registry.entry(pluginId)?.plugin?.manifest.displayName ?? pluginId;
    notifyActionFailed(error, name, owner);
  });
}

function changed(
  services: PluginServices,
  change: <N extends Name>(
    row: ServiceRow<PluginServices[N]>,
    service: PluginServices[N],
  ) => PluginServices[N] | undefined,
): PluginServices {
  function member<N extends Name>(name: N): Partial<PluginServices> {
    const next = change<N>(SERVICES[name], services[name]);
    return next === undefined ? {} : { [name]: next };
  }
  return withMembers(services, Object.assign({}, ...NAMES.map((name) => member(name))));
}

function guarded<Args extends unknown[]>(
  given: (...args: Args) => unknown,
  onFault: (error: unknown) => void,
): (...args: Args) => void {
  return (...args) => {
    try {
      const result = given(...args);
      if (result instanceof Promise) result.catch(onFault);
    } catch (error) {
      onFault(error);
    }
  };
}

function notifyActionFailed(
  error: unknown,
  name: string,
  { notifications, i18n }: Pick<HostOptions, 'notifications' | 'i18n'>,
): void {
  notifications.notify({
    kind: 'error',
    title: i18n.t('shell', 'plugin.actionFailed', { name }),
    ...(!isEngineError(error) && { detail: i18n.t('shell', 'plugin.actionFailed.detail') }),
    error,
    tag: `plugin-action:${name}`,
  });
}
