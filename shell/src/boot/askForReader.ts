import { saysNothing } from '@taskweave/plugin-files/admin-file/noAdminFile';
import type { Runtime } from '../runtime/Runtime';

export function askForReader(
  { adminFileReader, server }: Pick<Runtime, 'adminFileReader' | 'server'>,
  page: Document = document,
): void {
  if (adminFileReader === undefined || saysNothing(server?.plugins)) return;
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = adminFileReader;
  page.head.append(link);
}
