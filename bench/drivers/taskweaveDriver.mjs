/** @typedef {import('./Driver.mjs').Driver} Driver */
/** @typedef {import('./Driver.mjs').FormKind} FormKind */

const HEAD = '[role="treegrid"] [aria-level="1"]';
const PANEL = '[role="tabpanel"]';
const DIALOG = '[role="dialog"]';

/** @type {Readonly<Record<FormKind, import('../page/installWatcher.mjs').Sight>>} */
const FIELDS = {
  // A task without a form shows a paragraph, and its variables unfold only on a click.
  generic: { selector: `${PANEL} [data-contribution="taskweave-forms/generic"] p` },
  generated: { selector: `${PANEL} [data-contribution="taskweave-forms/generated"] input` },
  embedded: { selector: `${PANEL} input[cam-variable-name="text"]` },
  angular: { selector: `${PANEL} form[name="galleryAngular"]`, text: '28.50' },
  'form-js': { selector: `${PANEL} .fjs-container input[type="text"]` },
};

/** @type {Driver} */
export const taskweaveDriver = {
  id: 'taskweave',
  name: 'Taskweave',
  address: ({ baseUrl, filterId }) => `${baseUrl}/app/taskweave/default/#/?filter=${filterId}`,
  firstRow: { shown: [{ selector: '[role="grid"] [data-row]' }] },
  rowIds: (page) =>
    page
      .locator('[role="grid"] [data-row] a[href*="task="]')
      .evaluateAll((links) =>
        links.flatMap((link) => /[?&]task=([^&]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? []),
      ),
  row,
  form: ({ id, kind }) => ({ shown: [{ selector: `[id="task-${id}-title"]` }, FIELDS[kind]] }),
  switchFilter: ({ id }, rows) => ({
    act: (page) => page.locator(`nav a[href*="filter=${id}"]`).click(),
    until: rowsOf(rows),
  }),
  search: (text, rows) => ({
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search tasks' }).fill(text);
      await page.getByRole('list', { name: 'What the search means' }).waitFor();
      await page.keyboard.press('Enter');
    },
    until: rowsOf(rows),
    beginning: 'last-key',
  }),
  grouped: {
    address: ({ baseUrl, filterId }) =>
      `${baseUrl}/app/taskweave/default/#/?filter=${filterId}&view=groups&group=assignee`,
    heads: { shown: [{ selector: HEAD }] },
    openLargest: {
      act: (page) => page.locator(HEAD, { hasText: 'Unassigned' }).click(),
      until: { shown: [{ selector: '[role="treegrid"] [aria-level="2"] a[href*="task="]' }] },
    },
  },
  browse: async (page) => {
    await page.locator('[role="grid"], [role="treegrid"]').hover();
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise((resume) => requestAnimationFrame(resume)));
    }
  },
  claim: () => ({
    act: (page) =>
      page.locator(`${PANEL} footer`).getByRole('button', { name: 'Claim', exact: true }).click(),
    until: { shown: [{ selector: `${COMPLETE}:not([aria-disabled="true"])` }] },
  }),
  complete: (_task, next) => ({
    act: (page) => page.locator(COMPLETE).click(),
    until: taskweaveDriver.form(next),
  }),
  toCaret: {
    claim: () => ({ act: (page) => page.keyboard.press('c'), until: { shown: [CARET] } }),
    complete: ({ id }) => ({
      act: (page) => page.keyboard.press('Control+Enter'),
      until: { shown: [{ selector: `[id="task-${id}-title"]` }, CARET] },
    }),
  },
  openFilterDialog: () => ({
    act: (page) => page.getByRole('button', { name: 'Create filter' }).click(),
    until: { shown: [{ selector: `${DIALOG} input` }] },
  }),
  openStartDialog: () => ({
    act: (page) => page.getByRole('button', { name: 'Start process' }).click(),
    until: { shown: [{ selector: `${DIALOG} li`, text: 'Holiday request' }] },
  }),
  openStartForm: () => ({
    act: (page) =>
      page
        .locator(DIALOG)
        .getByRole('button', { name: /^Holiday request/ })
        .click(),
    until: { shown: [{ selector: `${DIALOG} input[id$="-employeeName"]` }] },
  }),
  closeDialog: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator(DIALOG).waitFor({ state: 'detached' });
  },
};

const CARET = { selector: `${PANEL} :is(input, select, textarea, button):focus` };
const COMPLETE = `${PANEL} footer button[aria-keyshortcuts="Control+Enter"]`;

/** @param {string} taskId */
function row(taskId) {
  return `[role="grid"] [data-row] a[href*="task=${taskId}"]`;
}

/**
 * @param {{ of: readonly string[], not: string }} rows
 * @returns {import('./Driver.mjs').Condition}
 */
function rowsOf({ of, not }) {
  return { shown: [{ selector: of.map(row).join(', ') }], gone: [row(not)] };
}
