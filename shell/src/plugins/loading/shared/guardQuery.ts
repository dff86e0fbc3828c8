import type * as ReactQuery from '@tanstack/react-query';

/** What changes how every query of the page runs. `setTimeout` and `setInterval` only start timers. */
const SETTER = /^(set(?!Timeout$|Interval$)|onFocus$)/;

/**
 * TanStack Query as plugins get it: its managers are one for the whole page, and can be asked, but not changed. Otherwise
 * one line of a plugin, `onlineManager.setOnline(false)`, would hold up every call of the application.
 */
export function guardQuery(query: Partial<typeof ReactQuery>): object {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      /^[a-z]+Manager$/.test(name) ? readOnly(value as object) : value,
    ]),
  );
}

function readOnly(manager: object): object {
  return new Proxy(Object.freeze({}), {
    get(_, name) {
      const member: unknown = Reflect.get(manager, name);
      if (typeof member !== 'function') return member;
      return SETTER.test(String(name)) ? () => undefined : member.bind(manager);
    },
  });
}
