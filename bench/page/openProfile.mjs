import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/install/chromium.mjs';

/**
 * Uses a profile on disk: contexts of a running browser are private windows, for which Chromium keeps no compiled scripts.
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @returns {Promise<import('@playwright/test').BrowserContext>}
 */
export async function openProfile(options) {
  const folder = await mkdtemp(path.join(tmpdir(), 'taskweave-bench-'));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  context.on('close', () => void rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return context;
}
