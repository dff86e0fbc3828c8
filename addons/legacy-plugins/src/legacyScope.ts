/** Members of the old scope that run what they are given. There is no digest to wait for. */
const RUN_AT_ONCE = ['$apply', '$applyAsync', '$eval', '$evalAsync'];
/** Members of the old scope that would have called back later. */
const NEVER_CALL = ['$on', '$watch', '$watchCollection', '$watchGroup', '$digest', '$emit', '$broadcast'];

/**
 * What stands in for the AngularJS scope that plugins were once given. It holds no data; the harmless calls work, and
 * it names each member that a plugin reads once, because the plugin would do better without it.
 */
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
