import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { UserSummary } from '@taskweave/engine-client/Task';

/**
 * What people whom facts name are called: as the engine says, and the signed-in person without it.
 *
 * @param users by id, as far as they are known
 * @example factText(value, { t, locale, now, nameOf: nameAmong(users.data, useUser()) })
 */
export function nameAmong(
  users: Readonly<Record<string, UserSummary>> | undefined,
  me: { readonly id: string; readonly name: string },
): (id: string) => string | undefined {
  return (id) => {
    const user = users?.[id];
    if (user !== undefined) return userName(user);
    return id === me.id ? me.name : undefined;
  };
}
