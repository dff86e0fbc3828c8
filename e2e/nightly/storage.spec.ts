import type { BrowserContext } from '@playwright/test';
import { storedNames } from '../fixtures/forms/storedNames';
import { isWhole } from '../fixtures/looks/isWhole';
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

const GARBAGE = [
  '',
  '{',
  'null',
  '7',
  '"x"',
  '[]',
  '[null,7]',
  '{}',
  '{"a":[1,{}]}',
  '[["a"]]',
  'x'.repeat(50_000),
];

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
      await page.getByRole('button', { name: 'Create task' }).click();
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

if (isWhole) {
  for (const garbage of GARBAGE) {
    test(`the page starts over garbage: ${garbage.slice(0, 20)} @F14`, async ({ app, page, ownData }) => {
      const taskId = await ownData.task({ name: `Garbage ${ownData.mark}`, assignee: 'demo' });
      await app.openAs('demo', `#/?task=${taskId}&detailsTab=task-detail-comments`);
      await page.getByRole('textbox', { name: 'Comment' }).fill('Half a thought');
      await page.getByRole('tab', { name: 'Form' }).click();
      await app.addVariable('minutes', 'We agreed');
      await expect(page.getByText(/^Draft saved/)).toBeVisible();
      const names = storedNames();
      expect(names.length).toBeGreaterThan(15);
      await page.evaluate(
        async ([all, text]) => {
          for (const storage of [localStorage, sessionStorage]) {
            for (const name of [...Object.keys(storage), ...all]) storage.setItem(name, text);
          }
          await new Promise<void>((resolve, reject) => {
            const opening = indexedDB.open('taskweave-drafts');
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const stores = opening.result.transaction(['keys', 'files'], 'readwrite');
              stores.objectStore('keys').put({ engine: 'default', user: 'demo', id: 7, secret: text });
              stores.objectStore('keys').put({ engine: 'default', user: 'mary' });
              stores.objectStore('files').put(text, 'x');
              stores.oncomplete = () => {
                opening.result.close();
                resolve();
              };
            };
          });
        },
        [names, garbage] as const,
      );
      await app.open(`#/?task=${taskId}&detailsTab=task-detail-comments`);
      await expect(page.getByRole('row').filter({ hasText: ownData.mark })).toBeVisible();
      await expect(page.getByText('could no longer be used')).toHaveCount(0);
      await page.getByRole('tab', { name: 'Activity' }).click();
      await page.getByRole('textbox', { name: 'Comment' }).fill('All is well.');
      await page.getByRole('tab', { name: 'Form' }).click();
      await app.addVariable('minutes', 'We agreed');
      await expect(page.getByText(/^Draft saved/)).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    });
  }
}
