import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** Drops a folder on something, as the system does it: the browser reads the files of the disk. Names have `/` for folders. */
export async function dropFolder(
  page: Page,
  target: Locator,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dropped-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to drop on');
  const devTools = await page.context().newCDPSession(page);
  try {
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devTools.send('Input.dispatchDragEvent', {
        type,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        data: { items: [], files: [folder], dragOperationsMask: 1 },
      });
    }
  } finally {
    await devTools.detach();
    // The files are read when they are deployed.
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
}
