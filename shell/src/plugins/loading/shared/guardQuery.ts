import type * as ReactQuery from '@tanstack/react-query';

/** `setTimeout` and `setInterval` only start timers, while every other setter affects all queries of the page. */
const SETTER = /^(set(?!Timeout$|Interval$)|onFocus$)/;

/** The whole page shares these managers: `onlineManager.setOnline(false)` in a plugin would stall every call of the application. */
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
