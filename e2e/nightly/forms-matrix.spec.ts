import type { Locator, Page } from '@playwright/test';
import type { EngineSession } from '../../engine/demo/data/session/sign-in.mjs';
import { watchCalls } from '../fixtures/console/watchCalls';
import { FORM_FILES, FORM_KINDS, type FormCell } from '../fixtures/forms/formKinds';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.use({
  person: 'demo',
  expectedAnswers: {
    401: /\/api\//,
    403: /\/api\//,
    404: /\/auth\/user\/default$|\/task\//,
    400: /\/task\//,
    500: /\/submit-form$|\/deployed-form|\/task\/[^/]+\/variables/,
  },
});

let demo: EngineSession;

const submissionsOf = (page: Page) => watchCalls(page, /\/submit-form$/);

async function completedVariables(instance: string): Promise<Readonly<Record<string, unknown>>> {
  const stored: readonly { name: string; type: string; value: unknown }[] = await demo.get(
    `history/variable-instance?processInstanceId=${instance}&deserializeValues=false`,
  );
  return Object.fromEntries(stored.map(({ name, type, value }) => [name, type === 'File' ? type : value]));
}

for (const [name, kind] of Object.entries(FORM_KINDS)) {
  test.describe(`a ${name} form @T4.22`, () => {
    let taskId = '';
    let instance = '';

    async function open(page: Page, url: string): Promise<Locator> {
      await page.goto(`${url}#/?task=${taskId}&detailsTab=form`);
      if (kind.prepare !== undefined) await kind.prepare(page);
      const title = kind.title(page);
      await title.waitFor();
      return title;
    }

    const cell = (which: FormCell, body: Parameters<typeof test>[2]) => {
      const reason = kind.absent[which];
      if (reason !== undefined) test.skip(`${which}: ${reason}`, () => undefined);
      else test(which, body);
    };

    test.beforeEach(async ({ ownData, demo: session }) => {
      demo = session;
      const keyOf = await ownData.deployForms({ [name]: kind.markup }, FORM_FILES);
      taskId = await ownData.taskOfProcess(keyOf(name));
      instance = (await demo.get(`task/${taskId}`)).processInstanceId;
    });

    cell('complete', async ({ app, page }) => {
      const title = await open(page, app.url);
      await expectAccessible(page, 'form of each kind');
      await title.fill('done by keyboard');
      await title.press('Control+Enter');
      await expect(page.getByText('Task completed').first()).toBeVisible();
      expect(await completedVariables(instance)).toMatchObject({ title: 'done by keyboard' });
    });

    cell('restore', async ({ app, page }) => {
      const title = await open(page, app.url);
      await title.fill('half');
      await page.goto('about:blank');
      await page.goto(`${app.url}#/?task=${taskId}&detailsTab=form`);
      await expect(page.getByText(/^Draft restored/)).toBeVisible();
      await expect(title).toHaveValue('half');
      await expectAccessible(page, 'draft restored');

      await page.getByRole('button', { name: 'Discard draft' }).click();
      await expect(page.getByText('Draft discarded.')).toBeVisible();
      if (kind.prepare === undefined) await expect(title).toHaveValue('');
      else await expect(title).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(title).toHaveValue('half');

      await title.fill('whole');
      await app.complete.click();
      await expect(page.getByText('Task completed').first()).toBeVisible();
      const left = await page.evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith('taskweave-draft:')).length,
      );
      expect(left, 'drafts left').toBe(0);
    });

    cell('validation error', async ({ app, page }) => {
      const sent = submissionsOf(page);
      const title = await open(page, app.url);
      await title.fill('right');
      const wrong = await kind.spoil?.(page);
      if (wrong === undefined) throw new Error('no way to spoil this form');
      // The button of an invalid embedded form is disabled, so the click is forced.
      await app.complete.click({ force: true });
      await expect(wrong).toBeFocused();
      await expectAccessible(page, 'field in error');
      expect(sent).toEqual([]);
    });

    cell('engine refuses', async ({ app, page }) => {
      const title = await open(page, app.url);
      await title.fill('refuse');
      await app.complete.click();
      const alert = page.getByRole('alert').filter({ hasText: 'The task was not completed.' });
      await expect(alert).toContainText('the process engine could not do this');
      await expect(alert.getByRole('button', { name: 'Copy details' })).toBeVisible();
      await expect(title).toHaveValue('refuse');
      await expectAccessible(page, 'submission refused');

      await title.fill('accepted');
      await app.complete.click();
      await expect(page.getByText('Task completed').first()).toBeVisible();
    });

    cell('file', async ({ app, page }) => {
      await open(page, app.url);
      const picker = await kind.file?.(page);
      const file = { name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') };
      await picker?.setInputFiles(file);
      await expectAccessible(page, 'file of a form');
      if (name !== 'generic') {
        await expect(page.getByRole('row').filter({ hasText: 'Draft' }).first()).toBeVisible();
        await page.waitForFunction(
          () =>
            new Promise((resolve) => {
              const opening = indexedDB.open('taskweave-drafts');
              opening.onsuccess = () => {
                const count = opening.result.transaction('files').objectStore('files').count();
                count.onsuccess = () => {
                  opening.result.close();
                  resolve(count.result > 0);
                };
              };
            }),
        );
        await page.getByRole('button', { name: 'Save draft' }).click();
        await page.reload();
        await expect(page.getByText(/^Draft restored/)).toBeVisible();
      }
      await app.complete.click();
      await expect(page.getByText('Task completed').first()).toBeVisible();
      expect(await completedVariables(instance)).toMatchObject({ receipt: 'File', title: 'with a file' });
      const [variable] = await demo.get(
        `history/variable-instance?processInstanceId=${instance}&variableName=receipt`,
      );
      const { text } = await demo.send(
        'GET',
        `api/engine/engine/default/history/variable-instance/${variable.id}/data`,
      );
      expect(text).toBe('paid');
    });

    cell('not my task', async ({ app, page }) => {
      const sent = submissionsOf(page);
      await demo.post(`task/${taskId}/assignee`, { userId: 'mary' });
      await demo.put(`task/${taskId}/variables/title`, { value: 'hers', type: 'String' });
      await page.goto(`${app.url}#/?task=${taskId}&detailsTab=form`);
      const take = page.getByRole('button', { name: 'Assign to me', exact: true });
      await expect(take).toBeVisible();
      await expect(app.complete).toHaveCount(0);
      await expect(page.getByText(/assigned to Mary Okafor/i).first()).toBeVisible();
      if (kind.prepare === undefined) {
        await expect(kind.title(page)).not.toBeEditable();
        await expect(kind.title(page)).toHaveValue('hers');
      } else {
        await page.getByRole('button', { name: 'Show variables' }).click();
        await expect(page.getByRole('button', { name: 'Add a variable' })).toBeDisabled();
      }
      await expect(page.getByRole('button', { name: 'Save draft' })).toBeHidden();
      await expectAccessible(page, 'form read-only');
      await take.press('Control+Enter');
      await quiet(page);
      expect(sent).toEqual([]);
      expect(await demo.get(`task/${taskId}`)).toMatchObject({ assignee: 'mary' });
    });

    cell('task gone', async ({ app, page }) => {
      const title = await open(page, app.url);
      await title.fill('too late');
      await demo.post(`task/${taskId}/complete`, { variables: { title: { value: 'in time' } } });
      await app.complete.click();
      await expect(page.getByText('It no longer exists: someone else may have completed it.')).toBeVisible();
      await expect(page.getByText('Task completed')).toHaveCount(0);
      expect(await completedVariables(instance)).toMatchObject({ title: 'in time' });
    });

    cell('session gone', async ({ app, page, context }) => {
      const title = await open(page, app.url);
      await title.fill('kept');
      await quiet(page);
      await context.clearCookies();
      await app.complete.dispatchEvent('click');
      await app.signInAgain();
      await expect(page.getByText(/Sign in again/)).toHaveCount(0);
      await expect(title).toHaveValue('kept');
      await app.complete.click();
      await expect(page.getByText('Task completed').first()).toBeVisible();
      expect(await completedVariables(instance)).toMatchObject({ title: 'kept' });
    });
  });
}
