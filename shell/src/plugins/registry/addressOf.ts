import type { AdminPlugin } from '@taskweave/plugin-files/admin-file/AdminFile';

/** Decides whether an entry of the file still means the same plugin. */
export function addressOf(adminEntry: AdminPlugin): string {
  switch (adminEntry.format) {
    case 'builtin':
      return '';
    case 'federation':
      return `${adminEntry.manifest} ${adminEntry.integrity ?? ''}`;
    case 'legacy-esm':
      return JSON.stringify(adminEntry.modules);
  }
}
