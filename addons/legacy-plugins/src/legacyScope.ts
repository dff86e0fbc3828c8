const RUN_AT_ONCE = ['$apply', '$applyAsync', '$eval', '$evalAsync'];
const NEVER_CALL = ['$on', '$watch', '$watchCollection', '$watchGroup', '$digest', '$emit', '$broadcast'];

export function createLegacyScope(tell: (member: string) => void): object {
  const named = new Set<string>();
  return new Proxy(
    {},
    {
      get(_target, member) {
        if (typeof member !== 'string') return undefined;
        if (!named.has(member)) {
          named.add(member);
          tell(member);
        }
        if (RUN_AT_ONCE.includes(member))
          return (work: unknown) => (typeof work === 'function' ? work() : undefined);
        if (NEVER_CALL.includes(member)) return () => () => undefined;
        return undefined;
      },
    },
  );
}
