import { watchReadOut } from '../fixtures/keys/watchReadOut';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { tabTo } from '../fixtures/looks/tabTo';
import { expect, test } from '../fixtures/test';

const VARIABLES = {
  approver: { value: 'john', type: 'String' },
  clerk: { value: 'mary', type: 'String' },
};

test('a task knows what came before it and what comes after it', async ({
  app,
  page,
  demo,
  engineAs,
  ownData,
}) => {
  const first = await ownData.taskOfProcess('invoice', VARIABLES, 'mary', `INV ${ownData.mark}`);
  const { processInstanceId } = await demo.get(`task/${first}`);
  const mary = await engineAs('mary');
  await mary.post(`task/${first}/complete`, { variables: { approver: { value: 'demo', type: 'String' } } });
  const [{ id }] = await demo.get(`task?processInstanceId=${processInstanceId}`);

  await page.setViewportSize({ width: 1440, height: 900 });
  await app.openAs('demo', `#/?task=${id}`);
  const before = page.getByRole('region', { name: 'Before this task' });
  await expect(before.getByRole('listitem')).toHaveText([
    /^Dana Moreau started the process/,
    /^Mary Okafor completed “Assign approver”/,
  ]);
  const after = page.getByRole('region', { name: 'After this task' });
  await expect(after.getByRole('listitem')).toHaveText([
    'yes: “Review invoice”',
    'no: “Clarify invoice with the supplier”',
  ]);
  await expectAccessible(page, 'before and after a task');

  await before.getByRole('link', { name: 'Whole activity' }).press('Enter');
  const list = page.getByRole('list', { name: 'Activity' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Assign approver: Completed' })).toContainText(
    'Mary Okafor',
  );
  await expect(list.getByRole('listitem').filter({ hasText: 'Process started' })).toContainText(
    'Dana Moreau',
  );
  await tabTo(page, page.getByRole('radio', { name: 'Whole process' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'This task' })).toBeFocused();
  await expect(list.getByText('Assign approver')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'This task' })).toBeChecked();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Before this task' })).toContainText('Assign approver');
  await expect(page.getByRole('region', { name: 'After this task' })).toContainText('One of 2 ways');
  await expectAccessible(page, 'activity on a phone');
});

test.describe('while a completion can be taken back', () => {
  test.use({ undoSeconds: 2 });

  test('a line of the notification says what comes next, and only that line is read out then', async ({
    app,
    page,
    ownData,
  }) => {
    const key = `steps-${ownData.mark}`;
    await ownData.deploy({ [`${key}.bpmn`]: twoSteps(key) });
    const id = await ownData.taskOfProcess(key, {}, 'demo', key);
    const readOut = await watchReadOut(page);
    await app.openAs('demo', `#/?task=${id}`);
    await app.complete.click();
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await expect(notice.getByRole('button', { name: 'Undo' })).toBeVisible();

    const line = 'Next: Prepare bank transfer, assigned to Mary Okafor';
    await expect(notice).toContainText(line, { timeout: 20_000 });
    await expect(notice).toHaveCount(1);
    const said = await readOut();
    expect(said.filter((text) => text.includes('completed'))).toHaveLength(1);
    expect(said).toContain(line);
  });
});

const twoSteps = (key: string) => `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="taskweave">
  <process id="${key}" isExecutable="true" camunda:historyTimeToLive="1">
    <startEvent id="start" />
    <sequenceFlow id="a" sourceRef="start" targetRef="approve" />
    <userTask id="approve" name="Approve" />
    <sequenceFlow id="b" sourceRef="approve" targetRef="pay" />
    <userTask id="pay" name="Prepare bank transfer" camunda:assignee="mary" />
  </process>
</definitions>`;
