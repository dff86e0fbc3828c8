import type { Page } from '@playwright/test';
import { draftsLeft } from '../fixtures/forms/draftsLeft';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 401: /\/api\//, 403: /\/api\//, 404: /\/task\// } });

const REQUEST = {
  employee: { type: 'String', value: 'demo' },
  days: { type: 'Long', value: 5 },
};

const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment' });

test('a form that was left for another task is as it was @T1.8', async ({ app, page, ownData }) => {
  const taskId = await ownData.taskOfProcess('holiday-request', REQUEST);
  const otherId = await ownData.task({ name: `Other ${ownData.mark}`, assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  await comment(page).fill('Ask John first');
  await app.go(`#/?task=${otherId}`);
  await expect(page.getByRole('heading', { name: `Other ${ownData.mark}` })).toBeVisible();

  await page.goBack();

  await expect(comment(page)).toHaveValue('Ask John first');
  await expect(page.getByText(/^Draft restored/)).toBeVisible();
});

test('a draft that is saved moves no button below the pointer', async ({ app, page, ownData }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const taskId = await ownData.taskOfProcess('holiday-request', REQUEST);
  await app.openAs('demo', `#/?task=${taskId}`);
  const complete = app.complete;
  await expect(complete).toBeEnabled();
  await comment(page).focus();
  await quiet(page);
  const before = await complete.boundingBox();
  await comment(page).fill('Ask John first');
  await expect(page.getByText(/^Draft saved/)).toBeInViewport();
  expect(await complete.boundingBox()).toEqual(before);
});

test('a draft outlives its database, deleted under the open page', async ({ app, page, ownData }) => {
  const taskId = await ownData.taskOfProcess('holiday-request', REQUEST);
  await app.openAs('demo', `#/?task=${taskId}`);
  await comment(page).fill('Before');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('taskweave-drafts');
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
  await comment(page).fill('Afterwards');
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).length);
  await expect.poll(databases, { timeout: 15_000 }).toBe(1);
  await expect.poll(async () => (await draftsLeft(page)).owners).toEqual(['demo']);
  await page.reload();
  await expect(comment(page)).toHaveValue('Afterwards');
});

test('the next person at the browser reads no draft @F9 @H60', async ({ app, page, context, ownData }) => {
  const taskId = await ownData.taskOfProcess('holiday-request', REQUEST);
  await app.openAs('demo', `#/?task=${taskId}`);
  await comment(page).fill('Between you and me');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  expect(await draftsLeft(page)).toEqual({ entries: 1, owners: ['demo'], files: 0 });

  await context.clearCookies();
  await app.openAs('lisa');
  await expect(
    page
      .getByRole('grid', { name: 'Tasks' })
      .or(page.getByText(/no tasks/i))
      .first(),
  ).toBeVisible();

  await expect(async () => {
    expect(await draftsLeft(page)).toEqual({ entries: 0, owners: ['lisa'], files: 0 });
  }).toPass();
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You have signed out.')).toBeVisible();
}

test('a draft waits for its person after a sign-out', async ({ app, page, ownData }) => {
  const taskId = await ownData.taskOfProcess('holiday-request', REQUEST);
  await app.openAs('demo', `#/?task=${taskId}`);
  await comment(page).fill('For tomorrow');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();

  await signOut(page);

  expect(await draftsLeft(page)).toEqual({ entries: 1, owners: ['demo'], files: 0 });
  await app.openAs('demo', `#/?task=${taskId}`);
  await expect(comment(page)).toHaveValue('For tomorrow');
});

test('on a shared computer a sign-out deletes drafts @H61', async ({ app, page, engine, ownData }) => {
  const config = { drafts: { atSignOut: 'forget' } };
  engine.configure({ plugins: [{ id: 'taskweave-forms', config }] });
  const taskId = await ownData.taskOfProcess('holiday-request', REQUEST);
  await app.openAs('demo', `#/?task=${taskId}`);
  await comment(page).fill('Between you and me');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  expect(await draftsLeft(page)).toEqual({ entries: 1, owners: ['demo'], files: 0 });

  await signOut(page);

  await expect(async () => {
    expect(await draftsLeft(page)).toEqual({ entries: 0, owners: [], files: 0 });
  }).toPass();
  await app.openAs('demo', `#/?task=${taskId}`);
  await expect(comment(page)).toHaveValue('');
  await expect(page.getByText(/^Draft restored/)).toHaveCount(0);
});
