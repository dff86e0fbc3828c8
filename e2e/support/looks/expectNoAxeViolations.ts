import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  /** What its script puts into the page. */
  var axe: { run: (context: Document | string, options: object) => Promise<AxeResults> };
}

/**
 * Fails with every rule that axe sees broken, and where.
 *
 * @param within selector of the part to look at; the whole page without it
 * @param rules only these, where the others were asked before
 */
export async function expectNoAxeViolations(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<void> {
  // A script element would be against the page's policy; what the debugger evaluates is not.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    async ({ selector, only }) => {
      const results = await globalThis.axe.run(selector ?? document, only ? { runOnly: only } : {});
      /** What axe cannot know. */
      const isKnownGood = (rule: string, html: string) =>
        // These hand the focus on as soon as they get it: nobody ever rests on one.
        (rule === 'aria-hidden-focus' && html.includes('data-base-ui-focus-guard')) ||
        // An open menu belongs to the button that says so, and suggestions to their field, wherever in the page they stand.
        (rule === 'region' && /^<div[^>]* role="(menu|listbox|presentation)"/.test(html));
      return results.violations
        .map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.filter(({ html }) => !isKnownGood(id, html)),
        }))
        .filter(({ nodes }) => nodes.length > 0)
        .map(
          ({ id, help, nodes }) =>
            `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
        );
    },
    { selector: within, only: rules },
  );
  expect(violations.join('\n\n'), 'axe').toBe('');
}
