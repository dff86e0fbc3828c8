import { expect, type Page } from '@playwright/test';

/** Notices the word that a task is completed, which is on the page for three seconds. To be called before it may come. */
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

/** Does as a person does who reads that it was not done, or has to sign in: tries again until it is. */
export async function completeInTheEnd(page: Page, isHeard: () => boolean): Promise<void> {
  const complete = page.getByRole('button', { name: 'Complete', exact: true });
  await expect(async () => {
    if (!isHeard()) await complete.click({ timeout: 10_000 });
    await expect.poll(isHeard, { timeout: 15_000 }).toBe(true);
  }).toPass({ timeout: 90_000 });
}
