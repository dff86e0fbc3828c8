/** There is no digest to wait for, so these run their argument at once. */
const RUN_AT_ONCE = ['$apply', '$applyAsync', '$eval', '$evalAsync'];
const NEVER_CALL = ['$on', '$watch', '$watchCollection', '$watchGroup', '$digest', '$emit', '$broadcast'];

/** Stand-in for the AngularJS scope: it holds no data, harmless calls work, and each member that a plugin reads is reported once. */
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
