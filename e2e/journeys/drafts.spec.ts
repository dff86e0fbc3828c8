import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// The session ends, and the second person may not see the first one's task.
test.use({ expectedAnswers: { 401: /\/api\//, 403: /\/api\//, 404: /\/task\// } });

const REQUEST = {
  employee: { type: 'String', value: 'demo' },
  days: { type: 'Long', value: 5 },
};

const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment' });

/** Everything of drafts that lies in the browser: names in local storage, and owners of keys. */
async function leftovers(
  page: Page,
): Promise<{ readonly entries: number; readonly owners: readonly string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const entries = Object.keys(localStorage).filter((name) =>
          name.startsWith('taskweave-draft:'),
        ).length;
        const opening = indexedDB.open('taskweave-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('keys').objectStore('keys').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve({ entries, owners: all.result.map(({ user }: { user: string }) => user) });
          };
        };
      }),
  );
}

test('a form that was left for another task is as it was, without a question', async ({
  app,
  page,
  ownData,
}) => {
  const taskId = await ownData.taskOfProcess('holiday-request', REQUEST);
  const otherId = await ownData.task({ name: `Other ${ownData.mark}`, assignee: 'demo' });
  await app.signIn('demo');
  await app.open(`#/?task=${taskId}`);
  await comment(page).fill('Ask John first');
  await page.evaluate((id) => {
    window.location.hash = `#/?task=${id}`;
  }, otherId);
  await expect(page.getByRole('heading', { name: `Other ${ownData.mark}` })).toBeVisible();

  await page.goBack();

  await expect(comment(page)).toHaveValue('Ask John first');
  await expect(page.getByText(/^Draft restored/)).toBeVisible();
});

test('a form outlives the crash of its tab', async ({ app, page, context, ownData }) => {
  const taskId = await ownData.taskOfProcess('holiday-request', REQUEST);
  await app.signIn('demo');
  await app.open(`#/?task=${taskId}`);
  await comment(page).fill('Before the crash');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const crashed = page.waitForEvent('crash');
  // The renderer dies as it would by a fault of its own: no event of leaving comes to the page.
  await page.goto('chrome://crash').catch(() => null);
  await crashed;

  const next = await context.newPage();
  await next.goto(`${app.url}#/?task=${taskId}`);
  await expect(comment(next)).toHaveValue('Before the crash');
  await expect(next.getByText(/^Draft restored/)).toBeVisible();
});

test('what the old Tasklist kept of a form is picked up, and not kept twice', async ({
  app,
  page,
  ownData,
}) => {
  const taskId = await ownData.taskOfProcess('holiday-request', REQUEST);
  const name = `camForm:${taskId}`;
  await app.signIn('demo');
  await app.open();
  await page.evaluate(
    (key) =>
      localStorage.setItem(key, JSON.stringify({ date: Date.now(), vars: { comment: 'From before' } })),
    name,
  );

  await app.open(`#/?task=${taskId}`);

  await expect(page.getByText("It was saved in the engine's own Tasklist.")).toBeVisible();
  await expect(comment(page)).toHaveValue('From before');
  await comment(page).fill('From now');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), name)).toBeNull();
});

test('the next person at the browser can read nothing of a draft', async ({
  app,
  page,
  context,
  ownData,
}) => {
  const taskId = await ownData.taskOfProcess('holiday-request', REQUEST);
  await app.signIn('demo');
  await app.open(`#/?task=${taskId}`);
  await comment(page).fill('Between you and me');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  expect(await leftovers(page)).toEqual({ entries: 1, owners: ['demo'] });

  await context.clearCookies();
  await app.signIn('lisa');
  await app.open();
  await expect(
    page
      .getByRole('grid', { name: 'Tasks' })
      .or(page.getByText(/no tasks/i))
      .first(),
  ).toBeVisible();

  await expect(async () => {
    expect(await leftovers(page)).toEqual({ entries: 0, owners: ['lisa'] });
  }).toPass();
});
