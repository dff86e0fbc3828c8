import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expectDistinctNames } from '../fixtures/looks/expectDistinctNames';
import { type RecordedRequest, recordRequests } from '../fixtures/recordRequests';
import { settle } from '../fixtures/settle';
import { expect, test } from '../fixtures/test';

const REST = 'api/engine/engine/default';

/** A double cannot hold this many digits. */
const DIGITS = '1234567890987654321';

interface EngineValue {
  readonly type: string;
  readonly value: unknown;
}

test.use({ person: 'demo' });

function callsOf(requests: readonly RecordedRequest[], taskId: string): string[] {
  return requests
    .filter(({ path }) => path.includes(taskId))
    .map(({ method, path }) => `${method} ${path.slice(path.indexOf(taskId))}`);
}

async function addVariable(page: Page, name: string, type: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add a variable' }).click();
  const row = page.getByRole('group', { name: 'New variable' });
  await expect(row.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await row.getByRole('combobox', { name: /^Type/ }).selectOption(type);
  await row.getByRole('textbox', { name: /^Name/ }).fill(name);
  return page.getByRole('group', { name, exact: true }).getByLabel(/^Value/);
}

test('a generic form sends values of every type exactly @T0.1', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Register the machine' });
  await demo.put(`task/${taskId}/variables/leftAlone`, { type: 'String', value: null });
  await app.open(`#/?task=${taskId}`);
  await expectAccessible(page, 'generic form');
  await expectDistinctNames(page);

  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await app.unfoldVariables();
  await (await addVariable(page, 'serialNumber', 'Long')).fill(DIGITS);
  await (await addVariable(page, 'parts', 'Integer')).fill('-2147483648');
  await (await addVariable(page, 'weight', 'Double')).fill('12.5');
  await (await addVariable(page, 'isNew', 'Boolean')).selectOption('False');
  await (await addVariable(page, 'delivered', 'Date')).fill('2026-11-21T17:05');
  await (await addVariable(page, 'remark', 'String')).fill('  42 “ä” 🎉');
  await (await addVariable(page, 'order', 'Json')).fill('{"amount": 2}');
  await (await addVariable(page, 'digest', 'Bytes')).setInputFiles({
    name: 'digest.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0, 255, 16]),
  });
  await addVariable(page, 'nothing', 'Integer');
  await page.getByRole('button', { name: 'Null: nothing' }).click();
  await page.getByRole('button', { name: 'Show data' }).click();
  await expect(page.getByLabel('leftAlone', { exact: true })).toHaveValue('Null');
  await expectAccessible(page, 'data of a generic form');
  await expectDistinctNames(page);
  await app.complete.click();

  await expect(page.getByText('Task completed').first()).toBeVisible();
  const { text } = await demo.send(
    'GET',
    `${REST}/history/variable-instance?taskIdIn=${taskId}&deserializeValues=false`,
  );
  expect(text).toContain(`"value":${DIGITS}`);
  const stored: readonly (EngineValue & { readonly id: string; readonly name: string })[] = JSON.parse(text);
  const values = Object.fromEntries(stored.map(({ name, type, value }) => [name, { type, value }]));
  const { delivered, serialNumber, leftAlone, order, ...others } = values;
  expect(JSON.parse(String(order?.value))).toEqual({ amount: 2 });
  expect(others).toEqual({
    parts: { type: 'Integer', value: -2147483648 },
    weight: { type: 'Double', value: 12.5 },
    isNew: { type: 'Boolean', value: false },
    digest: { type: 'Bytes', value: null },
    nothing: { type: 'Integer', value: null },
    remark: { type: 'String', value: '  42 “ä” 🎉' },
  });
  expect(serialNumber?.type).toBe('Long');
  const content = `${REST}/history/variable-instance/${stored.find(({ name }) => name === 'digest')?.id}/data`;
  expect([...(await (await page.request.get(new URL(`../../../${content}`, app.url).href)).body())]).toEqual([
    0, 255, 16,
  ]);
  expect(leftAlone?.value).toBeNull();
  expect(delivered?.type).toBe('Date');
  expect(new Date(String(delivered?.value)).toISOString()).toBe('2026-11-21T16:05:00.000Z');
});

test('a generated form sends each value in its type @T1.8', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.taskOfProcess('holiday-request', {
    employeeName: { type: 'String', value: 'Ada Lovelace' },
    employee: { type: 'String', value: 'demo' },
    firstDay: { type: 'Date', value: '2026-12-01T12:00:00.000+0100' },
    days: { type: 'Long', value: 5 },
  });
  const { processInstanceId } = await demo.get(`task/${taskId}`);
  await app.open(`#/?task=${taskId}`);
  const form = page.getByRole('tabpanel');

  await expect(form.getByLabel('Name of employee')).toHaveValue('Ada Lovelace');
  await expect(form.getByLabel('Name of employee')).not.toBeEditable();
  await expect(form.getByLabel(/^First day/)).toHaveValue('12/01/2026');
  await form.getByRole('textbox', { name: 'Last day (day.month.year)' }).fill('2026-12-09');
  await form.getByLabel(/^Number of days/).fill('99');
  await app.complete.click();
  await expect(page.getByText('Enter a number from 1 to 30.')).toBeVisible();
  await expect(form.getByLabel(/^Number of days/)).toBeFocused();
  await expectAccessible(page, 'generated form in error');
  await form.getByLabel(/^Number of days/).fill('7');
  await form.getByLabel('Kind of leave').selectOption('Unpaid leave');
  await form.getByLabel(/^Substitute/).fill('Grace Hopper');
  await form.getByLabel('Comment').fill('Back on Thursday');
  await form.getByLabel('Team is informed').uncheck();
  await form.getByLabel('Approved').check();
  await expectAccessible(page, 'generated form');
  await expectDistinctNames(page);
  await app.complete.click();

  await expect(page.getByText('Task completed').first()).toBeVisible();
  const stored: Record<string, EngineValue> = await demo.get(
    `process-instance/${processInstanceId}/variables?deserializeValues=false`,
  );
  expect(stored).toMatchObject({
    employeeName: { type: 'String', value: 'Ada Lovelace' },
    days: { type: 'Long', value: 7 },
    kind: { type: 'String', value: 'unpaid' },
    substitute: { type: 'String', value: 'Grace Hopper' },
    comment: { type: 'String', value: 'Back on Thursday' },
    notified: { type: 'Boolean', value: false },
    approved: { type: 'Boolean', value: true },
    firstDay: { type: 'Date' },
    lastDay: { type: 'Date', value: expect.stringMatching(/^2026-12-0[89]/) },
  });
  const [next] = await demo.get(`task?processInstanceId=${processInstanceId}`);
  expect(next).toMatchObject({ taskDefinitionKey: 'planHandover', assignee: 'demo' });
});

test('the task below the completed one is ready at once', async ({ app, page, openTasks }) => {
  const { mark, ids, rows } = await openTasks(['First', 'Second', 'Third'], { assignee: 'demo' });
  const [firstId = '', secondId = '', thirdId = ''] = ids;
  const { complete } = app;
  await settle(page);
  const ahead = page.waitForResponse((response) => response.url().endsWith(`/task/${thirdId}/form`));
  await rows.nth(1).click();
  await expect(page.getByRole('heading', { name: `Second ${mark}` })).toBeVisible();
  await expect(complete).toBeEnabled();
  await ahead;
  await settle(page);

  const { requests, inAction } = await recordRequests(
    page,
    async () => {
      await complete.click();
      await expect(page.getByRole('heading', { name: `Third ${mark}` })).toBeVisible();
      await expect(complete).toBeFocused();
    },
    { latency: 150, filter: (request) => request.url().includes('/api/') },
  );

  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  const needed = requests.slice(0, inAction).filter(({ path }) => !path.includes(firstId));
  const said = needed.map(({ method, path, round }) => `${round} ${method} ${path}`).join('\n');
  expect(needed[0], said).toMatchObject({ method: 'POST', round: 1 });
  expect(Math.max(...needed.map(({ round }) => round)), said).toBeLessThanOrEqual(3);
  expect(needed.filter(({ path }) => !/\/(count|list)\b/.test(path)).length, said).toBeLessThanOrEqual(6);
  expect(callsOf(requests, secondId)).toEqual([`POST ${secondId}/submit-form`]);
});
