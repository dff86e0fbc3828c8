import { expect, type Page } from '@playwright/test';

/** Notices the word that a task is completed, which is on the page for three seconds. To be called before it may come. */
export function hearCompletion(page: Page): () => boolean {
  let isTold = false;
  const word = page.getByText('Task completed').first();
  word.waitFor({ timeout: 0 }).then(
    () => {
      isTold = true;
    },
    () => undefined,
  );
  return () => isTold;
}

/** Does as a person does who reads that it was not done, or has to sign in: tries again until it is. */
export async function completeInTheEnd(page: Page, isTold: () => boolean): Promise<void> {
  const complete = page.getByRole('button', { name: 'Complete', exact: true });
  await expect(async () => {
    if (!isTold()) await complete.click({ timeout: 10_000 });
    await expect.poll(isTold, { timeout: 15_000 }).toBe(true);
  }).toPass({ timeout: 90_000 });
}
