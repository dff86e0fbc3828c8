import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { EngineSession } from '../../engine/demo/data/session/sign-in.mjs';
import type { OwnData } from '../fixtures/OwnData';
import { openNewTask } from '../fixtures/openNewTask';

export interface ChangeUnderFault {
  readonly name: string;
  readonly method: string;
  readonly address: RegExp;
  readonly prepare: (ownData: OwnData) => Promise<string>;
  readonly send: (page: Page, text: string) => Promise<void>;
  readonly kept?: (page: Page, text: string) => Promise<void>;
  readonly message: (page: Page) => Locator;
  readonly count: (demo: EngineSession, ownData: OwnData, text: string) => Promise<number>;
  readonly done: (page: Page, text: string) => Promise<void>;
}

const notifications = (page: Page) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .locator('li')
    .filter({ hasText: 'could not be' })
    .first();
let taskId = '';

async function ownTask(ownData: OwnData, assignee: string | null = 'demo'): Promise<string> {
  taskId = await ownData.task({
    name: `Under fault ${ownData.mark}`,
    ...(assignee !== null && { assignee }),
  });
  return `#/?task=${taskId}`;
}

function inDialog(
  name: string,
  address: RegExp,
  {
    title,
    open = (page) => page.getByRole('button', { name: title }).click(),
    sender,
    stored,
  }: Readonly<Record<'title' | 'sender' | 'stored', string>> & {
    readonly open?: (page: Page) => Promise<void>;
  },
): ChangeUnderFault {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: title });
  return {
    name,
    method: 'POST',
    address,
    prepare: async () => '',
    async send(page, text) {
      const dialog = dialogOf(page);
      if (!(await dialog.isVisible())) await open(page);
      await dialog.getByRole('textbox', { name: 'Name' }).fill(text);
      await dialog.getByRole('button', { name: new RegExp(`^${sender}( again)?$`) }).click();
    },
    kept: (page, text) => expect(dialogOf(page).getByRole('textbox', { name: 'Name' })).toHaveValue(text),
    message: (page) => dialogOf(page).getByRole('alert'),
    count: async (demo, _, text) => (await demo.get(`${stored}?name=${encodeURIComponent(text)}`)).length,
    done: (page) => expect(dialogOf(page)).toHaveCount(0),
  };
}

export const CHANGES: readonly ChangeUnderFault[] = [
  {
    name: 'comment',
    method: 'POST',
    address: /\/comment\/create$/,
    prepare: async (ownData) => `${await ownTask(ownData)}&detailsTab=task-detail-comments`,
    async send(page, text) {
      await page.getByRole('textbox', { name: 'Comment' }).fill(text);
      await page.getByRole('button', { name: 'Add comment' }).last().click();
    },
    kept: (page, text) => expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue(text),
    message: (page) => page.getByRole('tabpanel').getByRole('alert'),
    count: async (demo, _, text) =>
      (await demo.get(`task/${taskId}/comment`)).filter((one: { message: string }) => one.message === text)
        .length,
    done: async (page, text) => {
      await expect(page.getByRole('list', { name: 'Comments' }).getByText(text)).toHaveCount(1);
      await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    },
  },
  {
    name: 'claim',
    method: 'POST',
    address: /\/claim$/,
    prepare: (ownData) => ownTask(ownData, null),
    send: (page) => page.getByRole('button', { name: 'Claim', exact: true }).click(),
    message: notifications,
    count: async (demo) => Number((await demo.get(`task/${taskId}`)).assignee === 'demo'),
    async done(page) {
      await page.getByRole('button', { name: 'Unclaim', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
    },
  },
  {
    name: 'due date',
    method: 'PUT',
    address: /\/task\/[^/]+$/,
    prepare: (ownData) => ownTask(ownData),
    async send(page) {
      const field = page.getByRole('button', { name: /^Due: / });
      await field.click();
      await page.getByRole('button', { name: 'Tomorrow' }).click();
    },
    kept: (page) => expect(page.getByRole('button', { name: /^Due: / })).toHaveAccessibleName(/Set date/),
    message: notifications,
    count: async (demo) => Number((await demo.get(`task/${taskId}`)).due !== null),
    async done(page) {
      const field = page.getByRole('button', { name: /^Due: / });
      await expect(field).toHaveText(/Tomorrow/);
      await field.click();
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect(field).toHaveAccessibleName(/Set date/);
    },
  },
  inDialog('new task', /\/task\/create$/, {
    title: 'Create task',
    open: openNewTask,
    sender: 'Create',
    stored: 'task',
  }),
  inDialog('filter', /\/filter\/create$/, { title: 'Create filter', sender: 'Save', stored: 'filter' }),
  {
    name: 'file',
    method: 'POST',
    address: /\/attachment\/create$/,
    prepare: async (ownData) => `${await ownTask(ownData)}&detailsTab=task-detail-attachments`,
    async send(page, text) {
      const again = page.getByRole('button', { name: `Try again to upload ${text}.txt` });
      if (await again.isVisible()) return again.click();
      const file = { name: `${text}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) };
      await page.getByLabel('Add files').setInputFiles(file);
    },
    kept: (page, text) =>
      expect(page.getByRole('button', { name: `Try again to upload ${text}.txt` })).toBeVisible(),
    message: (page) => page.getByRole('tabpanel').getByRole('alert').last(),
    count: async (demo, _, text) =>
      (await demo.get(`task/${taskId}/attachment`)).filter(
        (one: { name: string }) => one.name === `${text}.txt`,
      ).length,
    done: (page, text) => expect(page.getByRole('link', { name: `${text}.txt` })).toHaveCount(1),
  },
  {
    name: 'variable',
    method: 'PUT',
    address: /\/variables\/parcel$/,
    async prepare(ownData) {
      taskId = await ownData.taskOfProcess('load-test', { parcel: { type: 'String', value: 'P-1' } });
      return `#/?task=${taskId}&detailsTab=variables`;
    },
    async send(page, text) {
      const form = page.getByRole('form', { name: 'parcel', exact: true });
      if (!(await form.isVisible()))
        await page.getByRole('button', { name: 'Edit parcel', exact: true }).click();
      await form.getByLabel('Value', { exact: true }).fill(text);
      await form.getByRole('button', { name: 'Save' }).click();
    },
    kept: (page, text) =>
      expect(page.getByRole('form', { name: 'parcel' }).getByLabel('Value', { exact: true })).toHaveValue(
        text,
      ),
    message: (page) => page.getByRole('form', { name: 'parcel' }).getByRole('alert'),
    count: async (demo, _, text) =>
      Number((await demo.get(`task/${taskId}/variables/parcel`)).value === text),
    done: (page, text) =>
      expect(page.getByRole('tabpanel').getByRole('row').filter({ hasText: text })).toBeVisible(),
  },
  {
    name: 'complete with a form',
    method: 'POST',
    address: /\/submit-form$/,
    prepare: (ownData) => ownTask(ownData),
    async send(page, text) {
      const value = page.getByRole('textbox', { name: /^Value/ });
      if (!(await value.isVisible())) {
        await page.getByRole('button', { name: 'Add or change variables' }).click();
        await page.getByRole('button', { name: 'Add a variable' }).click();
        await page.getByRole('textbox', { name: /^Name/ }).fill('minutes');
      }
      await value.fill(text);
      await page.getByRole('button', { name: 'Complete', exact: true }).click();
    },
    kept: (page, text) => expect(page.getByRole('textbox', { name: /^Value/ })).toHaveValue(text),
    message: (page) => page.getByRole('alert').first(),
    count: async (demo) =>
      Number((await demo.send('GET', `api/engine/engine/default/task/${taskId}`)).status === 404),
    done: (page) => expect(page.getByText('Task completed').first()).toBeVisible(),
  },
  {
    name: 'start of a process',
    method: 'POST',
    address: /\/submit-form$/,
    prepare: async () => '#/?processStart=holiday-request',
    async send(page, text) {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Name of employee/).fill('Katherine Johnson');
      await dialog.getByLabel(/^First day/).fill('2026-12-24');
      await dialog.getByLabel(/^Number of days/).fill('3');
      await dialog.getByLabel('Number of the request').fill(text);
      await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    },
    kept: (page, text) =>
      expect(page.getByRole('dialog').getByLabel('Number of the request')).toHaveValue(text),
    message: (page) => page.getByRole('dialog').getByRole('alert'),
    count: async (demo, _, text) => (await demo.get(`process-instance?businessKey=${text}`)).length,
    done: (page) => expect(page.getByText('Process started').first()).toBeVisible(),
  },
];
