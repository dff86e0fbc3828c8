import { expect, type Page } from '@playwright/test';

/** The completion notice disappears after three seconds, so call this before it can appear. */
export function hearCompletion(page: Page): () => boolean {
  let isHeard = false;
  const word = page.getByText('Task completed').first();
  word.waitFor({ timeout: 0 }).then(
    () => {
      isHeard = true;
    },
    () => undefined,
  );
  return () => isHeard;
}

export async function completeInTheEnd(page: Page, isHeard: () => boolean): Promise<void> {
  const complete = page.getByRole('button', { name: 'Complete', exact: true });
  await expect(async () => {
    if (!isHeard()) await complete.click({ timeout: 10_000 });
    await expect.poll(isHeard, { timeout: 15_000 }).toBe(true);
  }).toPass({ timeout: 90_000 });
}
