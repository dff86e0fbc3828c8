import type { Page } from '@playwright/test';
import { longestWaitForNothing } from '../faults/longestWaitForNothing';
import { openNewTask } from '../fixtures/openNewTask';
import { expect, test } from '../fixtures/test';

const LIMIT = 100;
const PANEL = '[role=tabpanel] > :not([hidden])';

interface Opening {
  readonly title: string;
  readonly hash?: (taskId: string) => string;
  readonly press: (page: Page) => Promise<void>;
  readonly shown: string;
}

const tab =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('tab', { name, exact: true }).click();
const button =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().click();
const ofTask = (taskId: string) => `#/?task=${taskId}`;

const OPENINGS: readonly Opening[] = [
  {
    title: 'a task with its form',
    press: (page) => page.getByRole('grid').getByRole('row').first().getByRole('link').first().click(),
    shown: `${PANEL} button`,
  },
  { title: 'the activity', hash: ofTask, press: tab('Activity'), shown: `${PANEL} textarea` },
  { title: 'the diagram', hash: ofTask, press: tab('Diagram'), shown: `${PANEL} svg .djs-shape` },
  {
    title: 'the choice of an assignee',
    hash: ofTask,
    press: (page) => page.locator('[data-inline-field=assignee]').click(),
    shown: '[role=combobox][aria-expanded]',
  },
  {
    title: 'the date picker',
    hash: ofTask,
    press: (page) => page.locator('[data-inline-field=due]').click(),
    shown: '[role=grid] [aria-selected], [role=dialog] table',
  },
  {
    title: 'the groups',
    hash: ofTask,
    press: (page) => page.locator('[data-inline-field=groups]').click(),
    shown: '[role=dialog] input',
  },
  {
    title: 'the processes to start',
    press: button('Start process'),
    shown: '[role=dialog] li',
  },
  {
    title: 'the start form of a process',
    hash: () => '#/',
    press: async (page) => {
      await page.evaluate(() => {
        dispatchEvent(new Event('click'));
        location.hash = '#/?processStart=holiday-request';
      });
    },
    shown: '[role=dialog] input[type=text]',
  },
  { title: 'a new task', press: openNewTask, shown: '[role=dialog] input[type=text]' },
  { title: 'a new filter', press: button('Create filter'), shown: '[role=dialog] input' },
  { title: 'the palette', press: (page) => page.keyboard.press('Control+k'), shown: '[role=dialog] input' },
  {
    title: 'the help for the keyboard',
    press: (page) => page.keyboard.press('?'),
    shown: '[role=dialog] kbd',
  },
  {
    title: 'the suggestions of the search',
    press: (page) => page.keyboard.type('/inv'),
    shown: '[role=listbox] [role=option]',
  },
];

for (const { title, hash, press, shown } of OPENINGS) {
  test(`${title}: nothing is waited for but code and the engine`, async ({ app, page, demo }) => {
    const due = 'dueAfter=2000-01-01T00:00:00.000%2B0000';
    const [task] = await demo.get(`task?processDefinitionKey=invoice&assignee=demo&${due}&maxResults=1`);
    await app.openAs('demo', hash?.(task.id) ?? '');
    await expect(app.rows.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await longestWaitForNothing(page, { press: () => press(page), shown })).toBeLessThan(LIMIT);
  });
}
