import type * as ReactQuery from '@tanstack/react-query';

/** Setters that affect every query of the page. `setTimeout` and `setInterval` only start timers. */
const SETTER = /^(set(?!Timeout$|Interval$)|onFocus$)/;

/**
 * Its managers are shared by the whole page: plugins can read them, but not change them.
 * Otherwise `onlineManager.setOnline(false)` in a plugin would stall every call of the application.
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
