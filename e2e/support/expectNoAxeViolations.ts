import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails with every rule that axe sees broken, and where.
 *
 * @param within selector of the part to look at; the whole page without it
 */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  // A script element would be against the page's policy; what the debugger evaluates is not.
  await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document | string) => Promise<AxeResults> };
    };
    const results = await axe.run(selector ?? document);
    return results.violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
    );
  }, within);
  expect(violations.join('\n\n'), 'axe').toBe('');
}
