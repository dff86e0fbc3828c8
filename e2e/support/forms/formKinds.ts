import type { Locator, Page } from '@playwright/test';

/** What can become of a form. */
export type FormCell =
  | 'complete'
  | 'save draft'
  | 'restore'
  | 'validation error'
  | 'engine refuses'
  | 'file'
  | 'not my task'
  | 'task gone'
  | 'session gone';

export interface FormKind {
  /** Where its one text goes. */
  readonly title: (page: Page) => Locator;
  /** Brings the field about, where the form does not begin with it. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Leaves something wrong, and says which control must have the focus then. */
  readonly spoil?: (page: Page) => Promise<Locator>;
  readonly file?: (page: Page) => Promise<Locator>;
  readonly absent: Readonly<Partial<Record<FormCell, string>>>;
}

const emptied = async (title: Locator) => {
  await title.fill('');
  return title;
};

/** The forms that Taskweave itself sends, and what a journey does with each. */
export const FORM_KINDS: Readonly<Record<string, FormKind>> = {
  generic: {
    title: (page) => page.getByRole('group', { name: 'title' }).getByLabel(/^Value/),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add a variable' }).click();
      await page.getByRole('textbox', { name: /^Name/ }).fill('title');
    },
    spoil: async (page) => {
      await page.getByRole('group', { name: 'title' }).getByLabel('Type').selectOption('Long');
      const value = page.getByRole('group', { name: 'title' }).getByLabel(/^Value/);
      await value.fill('many');
      return value;
    },
    file: async (page) => {
      await page
        .getByRole('group', { name: 'title' })
        .getByLabel(/^Value/)
        .fill('with a file');
      await page.getByRole('button', { name: 'Add a variable' }).click();
      const row = page.getByRole('group', { name: 'New variable' });
      await row.getByLabel('Type').selectOption('File');
      await row.getByRole('textbox', { name: /^Name/ }).fill('receipt');
      return page.getByRole('group', { name: 'receipt' }).getByLabel(/^Value/);
    },
    absent: { 'save draft': 'a list of variables is kept by itself; the suite gives it no such button' },
  },
  generated: {
    title: (page) => page.getByRole('textbox', { name: 'Title' }),
    spoil: (page) => emptied(page.getByRole('textbox', { name: 'Title' })),
    absent: { file: 'the engine has no form field for files' },
  },
  embedded: {
    title: (page) => page.getByRole('textbox', { name: 'Title' }),
    spoil: (page) => emptied(page.getByRole('textbox', { name: 'Title' })),
    file: async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('with a file');
      return page.getByLabel('Receipt');
    },
    absent: {},
  },
  'form-js': {
    title: (page) => page.getByRole('textbox', { name: 'Title' }),
    spoil: (page) => emptied(page.getByRole('textbox', { name: 'Title' })),
    file: async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('with a file');
      return page.locator('input[type=file]');
    },
    absent: {},
  },
};

/** An embedded form with a text and a file. */
export const FORM_HTML = `<form role="form">
  <div class="form-group"><label for="title">Title</label>
    <input class="form-control" type="text" id="title" name="title" required cam-variable-name="title" cam-variable-type="String"></div>
  <div class="form-group"><label for="receipt">Receipt</label>
    <input type="file" id="receipt" name="receipt" cam-variable-name="receipt" cam-variable-type="File"></div>
</form>`;

/** The same in form-js. */
export const FORM_SCHEMA = JSON.stringify({
  type: 'default',
  id: 'matrix',
  schemaVersion: 16,
  components: [
    { type: 'textfield', id: 'f1', key: 'title', label: 'Title', validate: { required: true } },
    { type: 'filepicker', id: 'f2', key: 'receipt', label: 'Receipt' },
  ],
});
