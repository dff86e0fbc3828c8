import type { BrowserContext } from '@playwright/test';
import { isWhole } from '../fixtures/looks/isWhole';
import { openNewTask } from '../fixtures/openNewTask';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

type Trouble = 'full' | 'blocked' | 'corrupt';

const DRAFT: Readonly<Record<Trouble, RegExp>> = {
  full: /out of storage space/,
  blocked: /does not let the page store anything/,
  corrupt: /^Draft saved/,
};

const COMPLETED: Readonly<Record<Trouble, string>> = {
  full: 'Task completed',
  blocked: 'Task completed',
  corrupt: 'You can undo for 6 seconds.',
};

async function trouble(context: BrowserContext, kind: Exclude<Trouble, 'corrupt'>): Promise<void> {
  await context.addInitScript((how) => {
    if (how === 'full') {
      const full = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Storage.prototype.setItem = full;
      IDBObjectStore.prototype.put = full;
      IDBObjectStore.prototype.add = full;
    } else {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The request was denied.', 'SecurityError');
          },
        });
      }
    }
  }, kind);
}

for (const kind of isWhole ? (['full', 'blocked', 'corrupt'] as const) : (['blocked', 'corrupt'] as const)) {
  test(`work goes on with ${kind} storage @F13`, async ({ app, page, context, demo, ownData }) => {
    const taskId = await ownData.task({ name: `Stored ${ownData.mark}`, assignee: 'demo' });
    await app.signIn('demo');
    if (kind === 'corrupt') {
      await app.open(`#/?task=${taskId}&detailsTab=task-detail-comments`);
      await page.getByRole('textbox', { name: 'Comment' }).fill('Half a thought');
      await openNewTask(page);
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Half a task');
      await page.keyboard.press('Escape');
      await quiet(page);
      const broken = await page.evaluate(async () => {
        const keys: string[] = [];
        for (const storage of [localStorage, sessionStorage]) {
          for (const key of Object.keys(storage)) {
            storage.setItem(key, '{"a":[1,');
            keys.push(key);
          }
        }
        return keys;
      });
      expect(broken.length, 'keys of ours').toBeGreaterThan(1);
    } else {
      await trouble(context, kind);
    }

    await app.open(`#/?task=${taskId}`);
    await expect(app.rows.first()).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page.getByRole('textbox', { name: 'Comment' }).fill('All is well.');
    await page.getByRole('button', { name: 'Add comment' }).last().click();
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText('All is well.');
    await page.getByRole('tab', { name: 'Form' }).click();
    await app.addVariable('minutes', 'We agreed');
    await expect(page.getByRole('tabpanel').getByText(DRAFT[kind])).toBeVisible();
    await app.complete.click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(COMPLETED[kind]);
    await expect
      .poll(() => demo.get(`history/variable-instance?taskIdIn=${taskId}`), { timeout: 14_000 })
      .toMatchObject([{ value: 'We agreed' }]);
  });
}
