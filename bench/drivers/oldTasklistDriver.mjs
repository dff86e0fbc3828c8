/** @typedef {import('./Driver.mjs').Driver} Driver */
/** @typedef {import('./Driver.mjs').FormKind} FormKind */

const FORM = '.form-pane';

/** @type {Readonly<Record<Exclude<FormKind, 'generic'>, import('../page/installWatcher.mjs').Sight>>} */
const FIELDS = {
  generated: { selector: `${FORM} input[cam-variable-name="answer"]` },
  embedded: { selector: `${FORM} input[cam-variable-name="text"]` },
  angular: { selector: `${FORM} form[name="galleryAngular"]`, text: '28.50' },
  'form-js': { selector: `${FORM} .fjs-container input[type="text"]` },
};

/** @type {Driver} */
export const oldTasklistDriver = {
  id: 'old',
  name: 'old Tasklist',
  address: ({ baseUrl, filterId }) => `${baseUrl}/app/tasklist/default/#/?filter=${filterId}`,
  firstRow: { shown: [{ selector: '.tasks-list li.task' }] },
  rowIds: (page) =>
    page
      .locator('.tasks-list li.task h4 a')
      .evaluateAll((links) =>
        links.flatMap((link) => /[?&]task=([^&]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? []),
      ),
  row,
  form: ({ id, businessKey, kind }) => ({
    shown: [
      { selector: `.tasks-list li.task.active a[href*="task=${id}"]` },
      kind === 'generic' ? { selector: `${FORM} #business-key-field`, value: businessKey } : FIELDS[kind],
    ],
  }),
  switchFilter: ({ name }, rows) => ({
    act: (page) => page.locator('.task-filter h4.name a').filter({ hasText: name }).first().click(),
    until: rowsOf(rows),
  }),
  search: (text, rows) => ({
    act: async (page) => {
      const field = page.locator('.search-container input.main-field');
      await field.fill(text);
      // Otherwise the old Tasklist takes the first criterion whose name contains the text.
      await field.press('Escape');
      await field.press('Enter');
    },
    until: rowsOf(rows),
    beginning: 'last-key',
  }),
  browse: async (page) => {
    for (let pages = 0; pages < 4; pages += 1) {
      const [first = ''] = await oldTasklistDriver.rowIds(page);
      await page.locator('.pagination-next a').click();
      await page.locator(row(first)).waitFor({ state: 'detached' });
      await page.locator('.tasks-list li.task').first().waitFor();
    }
  },
  claim: () => ({
    act: (page) => page.locator('.task-card button.claim').click(),
    until: {
      shown: [{ selector: '.form-actions button.btn-primary:not([disabled])' }],
      gone: [`${FORM} .disabled-form`],
    },
  }),
  complete: (task, next) => [
    {
      act: (page) => page.locator('.form-actions button.btn-primary').click(),
      until: { shown: oldTasklistDriver.firstRow.shown, gone: [row(task.id)] },
    },
    { act: (page) => page.locator(row(next.id)).click(), until: oldTasklistDriver.form(next) },
  ],
  openFilterDialog: () => ({
    act: (page) => page.locator('.task-filters header button').first().click(),
    until: { shown: [{ selector: '.modal.filter-modal input' }] },
  }),
  openStartDialog: () => ({
    act: (page) => page.getByText('Start process', { exact: true }).first().click(),
    until: { shown: [{ selector: '.modal .processes li', text: 'Holiday request' }] },
  }),
  openStartForm: () => ({
    act: (page) => page.locator('.modal .processes a').filter({ hasText: 'Holiday request' }).click(),
    until: { shown: [{ selector: '.modal input[cam-variable-name="employeeName"]' }] },
  }),
  closeDialog: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.modal').waitFor({ state: 'detached' });
  },
};

/** @param {string} taskId */
function row(taskId) {
  return `.tasks-list li.task a[href*="task=${taskId}"]`;
}

/**
 * @param {{ of: readonly string[], not: string }} rows
 * @returns {import('./Driver.mjs').Condition}
 */
function rowsOf({ of, not }) {
  return { shown: [{ selector: of.map(row).join(', ') }], gone: [row(not)] };
}
