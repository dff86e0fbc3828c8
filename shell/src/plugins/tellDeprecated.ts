import { withMembers } from './withMembers';

/** Members that go with the next major version of the SDK, and what to take instead. */
export type Deprecations<T> = { readonly [Name in keyof T]?: string };

/**
 * The same object, which tells when one of these members is first used. So an administrator sees which plugins must be
 * built anew before an upgrade, while they still work.
 */
export function tellDeprecated<T extends object>(
  object: T,
  deprecations: Deprecations<T>,
  onUse: (message: string) => void,
): T {
  const told = new Set<string>();
  const members: Record<string, unknown> = {};
  for (const [name, instead] of Object.entries<string | undefined>(deprecations)) {
    Object.defineProperty(members, name, {
      enumerable: true,
      get() {
        if (!told.has(name))
          onUse(`It uses ${name} of the SDK, which goes with the next major version: ${instead}`);
        told.add(name);
        return Reflect.get(object, name) as unknown;
      },
    });
  }
  return withMembers(object, members as Partial<T>);
}
