import type { Page } from '@playwright/test';
import type { AppPage } from '../fixtures/AppPage';
import { type AddressCriterion, searchAddress } from '../fixtures/searches/searchAddress';
import { expect, test } from '../fixtures/test';

const NOTHING: AddressCriterion = { type: 'created', operator: 'Before', value: '2001-01-01' };

async function searchAnew(
  app: AppPage,
  filterId: string,
  criteria: readonly AddressCriterion[],
): Promise<void> {
  await app.go(searchAddress(filterId, [NOTHING]));
  await expectRows(app.page, []);
  await app.go(searchAddress(filterId, criteria));
}

async function expectRows(page: Page, names: readonly string[]): Promise<void> {
  const rows = page.getByRole('grid').locator('[data-row] a[href^="#"]');
  if (names.length === 0) await expect(page.getByText('No tasks match this search.')).toBeVisible();
  else await expect.poll(async () => (await rows.allTextContents()).sort()).toEqual([...names].sort());
}

test('each task criterion works @T3.50 @T3.52 @T3.53 @T3.54 @T3.55', async ({ app, page, demo, ownData }) => {
  test.setTimeout(120_000);
  const { mark } = ownData;
  const hit = `Hit ${mark}`;
  await ownData.task({
    name: hit,
    assignee: 'mary',
    owner: 'peter',
    priority: 71,
    description: 'With a yellow ribbon',
    due: '2031-05-10T12:00:00.000+0000',
    followUp: '2031-04-10T12:00:00.000+0000',
    tenantId: 'north',
    delegationState: 'PENDING',
  });
  const miss = await ownData.task({ name: `Miss ${mark}`, priority: 30 });
  await demo.post(`task/${miss}/identity-links`, { groupId: 'sales', type: 'candidate' });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  await app.openAs('demo', `#/?filter=${filterId}`);
  await expectRows(page, [hit, `Miss ${mark}`]);

  const found: readonly AddressCriterion[] = [
    { type: 'name', operator: 'Like', value: 'Hit' },
    { type: 'name', operator: 'eq', value: hit },
    { type: 'name', operator: 'neq', value: `Miss ${mark}` },
    { type: 'name', operator: 'NotLike', value: 'Miss' },
    { type: 'description', operator: 'Like', value: 'yellow' },
    { type: 'description', operator: 'eq', value: 'With a yellow ribbon' },
    { type: 'assignee', operator: 'eq', value: 'mary' },
    { type: 'assignee', operator: 'Like', value: 'ar' },
    { type: 'assignee', operator: 'In', value: ['mary', 'john'] },
    { type: 'assigned' },
    { type: 'owner', value: 'peter' },
    { type: 'involvedUser', value: 'mary' },
    { type: 'priority', operator: 'eq', value: '71' },
    { type: 'priority', operator: 'min', value: '70' },
    { type: 'due', operator: 'Before', value: '2031-05-11T00:00:00' },
    { type: 'due', operator: 'After', value: '2031-05-09T00:00:00' },
    { type: 'followUp', operator: 'Before', value: '2031-04-11' },
    { type: 'followUp', operator: 'After', value: '2031-04-09T00:00' },
    { type: 'delegationState', value: 'PENDING' },
    { type: 'tenantIdIn', operator: 'In', value: ['north', 'south'] },
  ];
  const others: readonly AddressCriterion[] = [
    { type: 'unassigned' },
    { type: 'withoutDueDate' },
    { type: 'withoutTenantId' },
    { type: 'candidateGroup', value: 'sales' },
    { type: 'candidateGroup', operator: 'In', value: ['sales', 'nobody'] },
    { type: 'candidateUser', value: 'john' },
    { type: 'priority', operator: 'max', value: '30' },
  ];
  const expected = [
    ...found.map((criterion) => [criterion, hit] as const),
    ...others.map((criterion) => [criterion, `Miss ${mark}`] as const),
  ];
  for (const [criterion, name] of expected) {
    await test.step(JSON.stringify(criterion), async () => {
      await searchAnew(app, filterId, [criterion]);
      await expectRows(page, [name]);
    });
  }
  await app.go(searchAddress(filterId, [{ type: 'created', operator: 'After', value: '2001-01-01' }]));
  await expectRows(page, [hit, `Miss ${mark}`]);
  await app.go(searchAddress(filterId, [NOTHING]));
  await expectRows(page, []);
});

test('process criteria @T3.46 @T3.47 @T3.48 @T3.49 @T3.51 @T3.56', async ({ app, page, demo, ownData }) => {
  test.setTimeout(120_000);
  const { mark } = ownData;
  const variables = {
    journey: { value: mark, type: 'String' },
    amount: { value: 1500, type: 'Integer' },
    rate: { value: 2.5, type: 'Double' },
    colour: { value: 'Dark Red', type: 'String' },
    number: { value: '4711', type: 'String' },
    urgent: { value: true, type: 'Boolean' },
    nothing: { value: null, type: 'Null' },
    received: { value: '2031-05-10T12:00:00.000+0000', type: 'Date' },
  };
  const taskId = await ownData.taskOfProcess('form-gallery', variables, 'demo', `BK-${mark}`);
  const task = await demo.get(`task/${taskId}`);
  await demo.send('PUT', `api/engine/engine/default/task/${taskId}/localVariables/step`, {
    body: JSON.stringify({ value: 3, type: 'Long' }),
  });
  const all: { id: string }[] = await demo.get(`task?processInstanceId=${task.processInstanceId}`);
  const filterId = await ownData.filter(mark, {
    processVariables: [{ name: 'journey', operator: 'eq', value: mark }],
  });
  await app.openAs('demo', `#/?filter=${filterId}`);
  await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(all.length);

  const variable = (name: string, operator: string, value: string): AddressCriterion => ({
    type: 'processVariables',
    name,
    operator,
    value,
  });
  const ofInstance: readonly AddressCriterion[] = [
    { type: 'processInstanceBusinessKey', operator: 'eq', value: `BK-${mark}` },
    { type: 'processInstanceBusinessKey', operator: 'Like', value: mark },
    { type: 'processInstanceBusinessKey', operator: 'In', value: ['x', `BK-${mark}`] },
    { type: 'processInstanceIdIn', operator: 'In', value: [task.processInstanceId] },
    { type: 'processDefinitionId', value: task.processDefinitionId },
    { type: 'processDefinitionKey', value: 'form-gallery' },
    { type: 'processDefinitionName', operator: 'Like', value: 'allery' },
    variable('amount', 'gt', '1000'),
    variable('amount', 'gteq', '1500'),
    variable('amount', 'lt', '1501'),
    variable('rate', 'eq', '2.5'),
    variable('colour', 'like', 'Red'),
    variable('colour', 'notLike', 'Blue'),
    variable('colour', 'eq', 'Dark Red'),
    variable('colour', 'neq', 'Red'),
    variable('number', 'eq', "'4711'"),
    variable('number', 'like', '71'),
    variable('urgent', 'eq', 'true'),
    variable('urgent', 'neq', 'false'),
    variable('nothing', 'eq', 'NULL'),
    variable('received', 'lteq', '2031-05-11T00:00:00'),
    variable('received', 'gteq', '2031-05-09T00:00:00'),
  ];
  for (const criterion of ofInstance) {
    await test.step(JSON.stringify(criterion), async () => {
      await searchAnew(app, filterId, [{ type: 'name', operator: 'eq', value: task.name }, criterion]);
      await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(1);
    });
  }
  for (const criterion of [
    variable('amount', 'lt', '1500'),
    variable('number', 'eq', '4711'),
    variable('colour', 'eq', 'dark red'),
    variable('COLOUR', 'eq', 'Dark Red'),
  ]) {
    await test.step(JSON.stringify(criterion), async () => {
      await app.go(searchAddress(filterId, []));
      await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(all.length);
      await app.go(searchAddress(filterId, [criterion]));
      await expectRows(page, []);
    });
  }
  const ofTask: readonly AddressCriterion[] = [
    { type: 'taskVariables', name: 'step', operator: 'gteq', value: '3' },
    { type: 'taskDefinitionKey', operator: 'eq', value: task.taskDefinitionKey },
    { type: 'executionId', value: task.executionId },
  ];
  for (const criterion of ofTask) {
    await test.step(JSON.stringify(criterion), async () => {
      await searchAnew(app, filterId, [criterion]);
      await expect(page.getByRole('grid').locator('[data-row] a[href^="#"]')).toHaveText([task.name]);
    });
  }

  await test.step('without regard to case', async () => {
    await searchAnew(app, filterId, [
      { type: 'name', operator: 'eq', value: task.name },
      variable('COLOUR', 'eq', 'dark red'),
      { type: 'variableNamesIgnoreCase' },
      { type: 'variableValuesIgnoreCase' },
    ]);
    await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(1);
  });
});

test('a search narrows a filter even where both ask for the same', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Hers ${mark}`, assignee: 'mary' });
  await ownData.task({ name: `His ${mark}`, assignee: 'john', priority: 20 });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%`, assignee: 'mary' });
  await app.openAs('demo', searchAddress(filterId, [{ type: 'assignee', value: 'john' }]));
  await expectRows(page, []);

  await app.go(searchAddress(filterId, [{ type: 'name', operator: 'Like', value: 'Hers' }]));
  await expectRows(page, [`Hers ${mark}`]);
  await app.go(searchAddress(filterId, [{ type: 'name', operator: 'Like', value: 'His' }]));
  await expectRows(page, []);
});

test('"match any" needs one criterion @T2.13 @S2.33', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `One ${mark}`, assignee: 'mary' });
  await ownData.task({ name: `Two ${mark}`, priority: 88 });
  await ownData.task({ name: `Three ${mark}`, assignee: 'john' });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  const criteria = [
    { type: 'assignee', value: 'mary' },
    { type: 'priority', operator: 'min', value: '80' },
  ];
  await app.openAs('demo', searchAddress(filterId, criteria, true));
  await expectRows(page, [`One ${mark}`, `Two ${mark}`]);

  await page.getByRole('button', { name: 'Match any' }).click();
  await page.getByRole('menuitemradio', { name: 'Match all' }).click();

  await expectRows(page, []);
  await expect(page).not.toHaveURL(/searchOrQuery/);
});
