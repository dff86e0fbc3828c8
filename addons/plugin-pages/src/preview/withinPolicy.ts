import type { AdminFile, AdminPolicy } from '@taskweave/plugin-files/admin-file/AdminFile';

/** From strict to lenient. */
const INTEGRITY: readonly AdminPolicy['integrity'][] = ['required', 'same-origin-only', 'off'];

/**
 * A draft as it may be tried in one browser: what is trusted stays for the server to say, and nothing is reported, since
 * what goes wrong in a preview has gone wrong for nobody.
 */
export function withinPolicy(draft: AdminFile, { policy: served }: Pick<AdminFile, 'policy'>): AdminFile {
  const strict = (wanted: AdminPolicy['integrity']) =>
    INTEGRITY.indexOf(wanted) < INTEGRITY.indexOf(served.integrity) ? wanted : served.integrity;
  return {
    ...draft,
    reports: null,
    policy: {
      ...draft.policy,
      origins: draft.policy.origins.filter((origin) => served.origins.includes(origin)),
      backends: draft.policy.backends.filter((origin) => served.backends.includes(origin)),
      integrity: strict(draft.policy.integrity),
      devOverrides: served.devOverrides,
    },
  };
}
