import type { AdminPlugin } from '@taskweave/plugin-files/admin-file/AdminFile';

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
