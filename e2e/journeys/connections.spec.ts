import { filterForm } from '../fixtures/forms/filterForm';
import { FORM_FILES, FORM_KINDS } from '../fixtures/forms/formKinds';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { OwnData } from '../fixtures/OwnData';
import { openNewTask } from '../fixtures/openNewTask';
import { TwoEngines } from '../fixtures/TwoEngines';
import { expect, test } from '../fixtures/test';

const SESSION = /TASKWEAVE_SESSION_(\d+)=/g;

test.describe('one list over two engines', () => {
  let two: TwoEngines;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    two = await TwoEngines.start();
  });

  test.afterAll(async () => {
    await two?.stop();
  });

  test.beforeEach(async ({ engine, consoleGuard }) => {
    two.answerWell();
    engine.configure({ connections: TwoEngines.connections });
    // Nobody is signed in to Camunda 7 yet.
    consoleGuard.expectStatus(404, /\/auth\/user\/default$/);
  });

  test('tasks of both are in one list, and each is completed in its engine', async ({
    app,
    page,
    demo,
    ownData,
  }) => {
    const { mark } = ownData;
    const camunda = await two.camundaAs('demo');
    await ownData.task({ name: `Here ${mark}`, assignee: 'demo' });
    const id = `there-${mark}`;
    await camunda.post('task/create', { id, name: `There ${mark}`, assignee: 'demo' });
    await page.goto(two.url);
    await app.signInByForm('demo');
    await page.getByRole('link', { name: /^All tasks/ }).click();

    const ours = app.rows.filter({ hasText: mark });
    await expect(ours).toHaveText([/There.*CAM|CAM.*There/, /Here.*OPE|OPE.*Here/]);
    await expectAccessible(page, 'one list over two engines');
    await ours.first().click();
    await expect(page).toHaveURL(new RegExp(`task=${id}(~|%7E)c7`));
    await app.complete.click();

    await expect(ours).toHaveCount(1);
    await expect(async () => {
      expect(await camunda.get(`task/count?nameLike=${encodeURIComponent(`%${mark}`)}`)).toEqual({
        count: 0,
      });
    }).toPass();
    expect(await demo.get(`task/count?nameLike=${encodeURIComponent(`%${mark}`)}`)).toEqual({ count: 1 });
  });

  test('neither engine is sent a session or token of the other', async ({ app, page }) => {
    await page.goto(two.url);
    await app.signInByForm('demo');
    await expect(app.rows.filter({ hasText: 'CAM' }).first()).toBeVisible();

    const sent = (path: string) => two.calls.filter((call) => call.startsWith(`${path} `));
    const sessions = (path: string) =>
      new Set(sent(path).flatMap((call) => [...call.matchAll(SESSION)].map(([, port]) => port)));
    const tokens = (path: string) => new Set(sent(path).flatMap((call) => call.match(/[0-9A-F]{32}$/) ?? []));
    expect(sessions('/camunda')).toEqual(new Set([String(two.camunda.port)]));
    expect(sessions('/operaton')).not.toContain(String(two.camunda.port));
    const ours = tokens('/operaton');
    expect([...tokens('/camunda')].filter((token) => ours.has(token))).toEqual([]);
  });

  test('a page whose code for several engines does not load says so', async ({ page, consoleGuard }) => {
    consoleGuard.expectFailedConnections(/connections/);
    await page.route(/\/connections\.[^/]*\.js$/, (route) => route.abort());
    await page.goto(two.url);
    await expect(page.getByRole('alert')).toContainText('This page could not be displayed');
  });

  test('an engine that is slow comes later, and one that is gone is named', async ({
    app,
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectStatus(502, /\/camunda\//);
    await page.goto(two.url);
    await app.signInByForm('demo');
    const there = app.rows.filter({ hasText: 'CAM' }).first();
    await expect(there).toBeVisible();

    two.answerLate();
    await page.reload();
    await expect(app.rows.filter({ hasText: 'OPE' }).first()).toBeVisible();
    await expect(page.getByText('Camunda 7: waiting')).toBeVisible();
    two.answerWell();
    await expect(page.getByText('Camunda 7: waiting')).toBeHidden();

    two.stopAnswering();
    await page.reload();
    await expect(page.getByText('Camunda 7: not reachable since')).toBeVisible();
    await expect(app.rows.first()).toBeVisible();
    await expect(there).toBeHidden();
    await expectAccessible(page, 'one of two engines is gone');

    // The page looks for the engine by itself as well, and what it finds would take the button away.
    two.answerLate();
    await page.getByRole('button', { name: 'Try again' }).click();
    two.answerWell();
    await expect(there).toBeVisible();
  });

  test('two tasks with the same id are two, each with its own draft', async ({ app, page, ownData }) => {
    const camunda = await two.camundaAs('demo');
    const id = await ownData.task({ name: `Same ${ownData.mark}`, assignee: 'demo' });
    await camunda.post('task/create', { id, name: `Other ${ownData.mark}`, assignee: 'demo' });
    await page.goto(`${two.url}#/?task=${id}`);
    await app.signInByForm('demo');
    await app.unfoldVariables();
    await page.getByRole('button', { name: 'Add a variable' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('here');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();

    await app.go(`#/?task=${id}~c7`);
    await expect(page.getByRole('heading', { name: `Other ${ownData.mark}` })).toBeVisible();
    await expect(page.getByRole('group', { name: 'here' })).toBeHidden();
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect.poll(async () => (await camunda.get(`task?nameLike=Other ${ownData.mark}`)).length).toBe(0);

    await app.go(`#/?task=${id}`);
    await expect(page.getByRole('group', { name: 'here' })).toBeVisible();
    expect(await ownData.isDone(id)).toBe(false);
  });

  for (const [name, kind] of Object.entries(FORM_KINDS)) {
    test(`a form of the other engine is completed there: ${name}`, async ({ app, page }) => {
      const camunda = await two.camundaAs('demo');
      const there = new OwnData(camunda);
      const keyOf = await there.deployForms({ [name]: kind.markup }, FORM_FILES);
      const id = await there.taskOfProcess(keyOf(name));
      const { processInstanceId } = await camunda.get(`task/${id}`);
      await page.goto(`${two.url}#/?task=${id}~c7&detailsTab=form`);
      await app.signInByForm('demo');
      await kind.prepare?.(page);
      await kind.title(page).fill('There');
      await app.complete.click();
      const stored = `history/variable-instance?processInstanceId=${processInstanceId}&variableName=title`;
      await expect.poll(async () => (await camunda.get(stored))[0]?.value).toBe('There');
      expect(two.calls.filter((call) => call.startsWith('/operaton ') && call.includes(id))).toEqual([]);
      await there.remove();
    });
  }

  test('administrators read what each engine still has of a process', async ({ app, page }) => {
    await page.goto(`${two.url}#/migration`);
    await app.signInByForm('demo');
    await expect(page.getByRole('row', { name: /Invoice approval/ })).toHaveText([/^Camunda 7/, /^Operaton/]);
    await expectAccessible(page, 'what each engine still has');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toBe('Migration.csv');
  });

  test("a form of the other engine's application comes from that application", async ({ app, page }) => {
    const there = new OwnData(await two.camundaAs('demo'));
    const id = await there.taskOfProcess('invoice');
    await page.goto(`${two.url}#/?task=${id}~c7&detailsTab=form`);
    await app.signInByForm('demo');
    await expect(page.getByRole('combobox', { name: 'Approver' })).toBeVisible();
    const forms = two.calls.filter((call) => call.includes('/forms/assign-approver.html'));
    expect(new Set(forms.map((call) => call.split('?')[0]))).toEqual(
      new Set(['/camunda /c7/forms/assign-approver.html']),
    );
    await there.remove();
  });

  test('several of both are claimed, which is undone, and completed', async ({ app, page, ownData }) => {
    const { mark } = ownData;
    const there = new OwnData(await two.camundaAs('demo'));
    const ids = [await ownData.task({ name: `One ${mark}` }), await ownData.task({ name: `Two ${mark}` })];
    const others = [await there.task({ name: `Three ${mark}` }), await there.task({ name: `Four ${mark}` })];
    await page.goto(two.url);
    await app.signInByForm('demo');
    await page.getByRole('link', { name: /^All tasks/ }).click();
    const rows = app.rows.filter({ hasText: mark });
    await expect(rows).toHaveCount(4);
    await rows.first().focus();
    await page.keyboard.press('x');
    for (const _ of [1, 2, 3]) await page.keyboard.press('Shift+ArrowDown');
    await app.selection.getByRole('button', { name: 'Claim: 4 selected tasks', exact: true }).click();
    await expect.poll(() => there.assigneesOf(others)).toEqual(['demo', 'demo']);
    await expect.poll(() => ownData.assigneesOf(ids)).toEqual(['demo', 'demo']);

    await page.keyboard.press('z');
    await expect.poll(() => there.assigneesOf(others)).toEqual([null, null]);
    await expect.poll(() => ownData.assigneesOf(ids)).toEqual([null, null]);

    await app.completeFirst(4);
    await page.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }).click();
    const areDone = async () => [
      ...(await Promise.all(ids.map((id) => ownData.isDone(id)))),
      ...(await Promise.all(others.map((id) => there.isDone(id)))),
    ];
    await expect.poll(areDone).toEqual([true, true, true, true]);
    await there.remove();
  });

  test('where one session ends, one password is asked for, and work goes on', async ({
    app,
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.expectStatus(401, /\/camunda\//);
    const there = new OwnData(await two.camundaAs('demo'));
    const id = await there.task({ name: `There ${there.mark}`, assignee: 'demo' });
    await page.goto(`${two.url}#/?task=${id}~c7&detailsTab=task-detail-comments`);
    await app.signInByForm('demo');
    await page.getByRole('textbox', { name: 'Comment' }).fill('Written before');
    await context.clearCookies({ path: '/camunda' });
    // A refresh of the list may open the dialog first, which hides the page behind it.
    const add = { name: 'Add comment', includeHidden: true };
    await page.getByRole('tabpanel', { includeHidden: true }).getByRole('button', add).dispatchEvent('click');

    const dialog = page.getByRole('dialog', { name: 'Sign in to Camunda 7' });
    await expectAccessible(page, 'one of two sessions has ended');
    await dialog.getByLabel('Password').fill('demo');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Written before');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Add comment' }).click();
    await expect(page.getByRole('list', { name: 'Comments' }).getByText('Written before')).toBeVisible();
    await expect(app.rows.filter({ hasText: 'CAM' }).first()).toBeVisible();
    await there.remove();
  });

  test('an engine that dies takes nothing of what is written, and nothing from the other', async ({
    app,
    page,
    ownData,
    consoleGuard,
  }) => {
    consoleGuard.expectStatus(502, /\/camunda\//);
    const { mark } = ownData;
    const there = new OwnData(await two.camundaAs('demo'));
    const here = await ownData.task({ name: `Here ${mark}` });
    const id = await there.task({ name: `There ${mark}`, assignee: 'demo' });
    const filter = await ownData.filter(mark, { nameLike: `%${mark}%` });
    await there.filter(mark, { nameLike: `%${mark}%` });
    await page.goto(`${two.url}#/?filter=${filter}&task=${id}~c7&detailsTab=task-detail-comments`);
    await app.signInByForm('demo');
    const rows = app.rows.filter({ hasText: mark });
    await expect(rows).toHaveCount(2);
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.fill('Written before');
    two.stopAnswering();
    await page.getByRole('button', { name: 'Add comment' }).click();
    await expect(page.getByText('Camunda 7: not reachable since')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(comment).toHaveValue('Written before');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    await download;
    await expect(app.noticeOf('The file is incomplete: an engine is missing')).toBeVisible();
    await rows.first().click();
    await page.getByRole('button', { name: 'Claim', exact: true }).last().click();
    await expect.poll(() => ownData.assigneesOf([here])).toEqual(['demo']);

    // The page looks for the engine by itself as well, and what it finds would take the button away.
    two.answerLate();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    two.answerWell();
    await expect(rows).toHaveCount(2);
    await rows.filter({ hasText: 'There' }).click();
    await expect(comment).toHaveValue('Written before');
    await there.remove();
  });

  test('an engine that leaves a comment unanswered is named meanwhile', async ({ app, page }) => {
    const there = new OwnData(await two.camundaAs('demo'));
    const id = await there.task({ name: `There ${there.mark}`, assignee: 'demo' });
    await page.goto(`${two.url}#/?task=${id}~c7&detailsTab=task-detail-comments`);
    await app.signInByForm('demo');
    await page.getByRole('textbox', { name: 'Comment' }).fill('Written meanwhile');
    two.answerLate();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Add comment' }).click();
    await expect(page.getByText('Camunda 7: waiting')).toBeVisible();
    two.answerWell();
    await expect(page.getByRole('list', { name: 'Comments' }).getByText('Written meanwhile')).toBeVisible();
    await expect(page.getByText('Camunda 7: waiting')).toBeHidden();
    await there.remove();
  });

  test('a new task asks where, once', async ({ app, page, ownData }) => {
    const { mark } = ownData;
    const camunda = await two.camundaAs('demo');
    await page.goto(two.url);
    await app.signInByForm('demo');
    const dialog = page.getByRole('dialog', { name: 'Create task' });
    const where = dialog.getByRole('combobox', { name: 'Where' });
    await openNewTask(page);
    await dialog.getByRole('textbox', { name: 'Name' }).fill(`There ${mark}`);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText('Choose the engine in which the task is created.')).toBeVisible();
    await expectAccessible(page, 'where a task is created');
    await where.selectOption({ label: 'Camunda 7' });
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog).toHaveCount(0);
    const created = () => camunda.get(`task?name=There ${mark}`);
    await expect.poll(async () => (await created()).length).toBe(1);

    await openNewTask(page);
    await expect(where).toHaveValue('c7');
    await page.keyboard.press('Escape');
    const [{ id }] = await created();
    await camunda.send('DELETE', `api/engine/engine/default/task/${id}`);
  });

  test('a process is started where it was chosen', async ({ app, page, ownData }) => {
    const camunda = await two.camundaAs('demo');
    const there = new OwnData(camunda);
    const { mark } = ownData;
    const startable = { [mark]: { startAttributes: '' } };
    await ownData.deployForms(startable);
    const keyOf = await there.deployForms(startable);
    await page.goto(two.url);
    await app.signInByForm('demo');
    await page.getByRole('button', { name: 'Start process', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(mark);
    const processes = dialog.getByRole('button', { name: new RegExp(`^Matrix ${mark}`) });
    await expect(processes).toHaveCount(2);
    await processes.filter({ hasText: 'CAM' }).click();
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByText('Process started').first()).toBeVisible();
    expect(await camunda.get(`process-instance/count?processDefinitionKey=${keyOf(mark)}`)).toEqual({
      count: 1,
    });
    await there.remove();
  });

  test('a filter is made, shared and deleted in each engine', async ({ app, page, demo, ownData }) => {
    const camunda = await two.camundaAs('demo');
    const name = `Both ${ownData.mark}`;
    const inEach = async (ask: (engine: typeof demo) => Promise<unknown>) =>
      Promise.all([ask(demo), ask(camunda)]);
    const stored = async (engine: typeof demo) =>
      (await engine.get('filter')).filter((filter: { name: string }) => filter.name.startsWith(name));
    const rights = async (engine: typeof demo) => {
      const [filter] = await stored(engine);
      return (await engine.get(`authorization?resourceType=5&type=0&resourceId=${filter.id}`)).length;
    };
    await page.goto(two.url);
    await app.signInByForm('demo');
    await page.getByRole('button', { name: 'Create filter' }).click();
    const form = filterForm(page);
    await form.name.fill(name);
    await form.save.click();
    await expect(form.dialog).toBeHidden();
    await expect.poll(() => inEach(async (engine) => (await stored(engine)).length)).toEqual([1, 1]);

    await page.getByRole('button', { name: `Actions for the filter ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await form.dialog.getByRole('checkbox', { name: 'Accessible to all users' }).check();
    await form.save.click();
    await expect(form.dialog).toBeHidden();
    await expect.poll(() => inEach(rights)).toEqual([1, 1]);

    await page.getByRole('button', { name: `Actions for the filter ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => inEach(async (engine) => (await stored(engine)).length)).toEqual([0, 0]);
  });

  test('an engine that answers with errors is named, and the list goes on', async ({
    app,
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectStatus(500, /\/camunda\//);
    await page.goto(two.url);
    await app.signInByForm('demo');
    const there = app.rows.filter({ hasText: 'CAM' }).first();
    await expect(there).toBeVisible();
    const ill = /\/camunda\/api\/engine\/engine\/default\/filter/;
    await page.route(ill, (route) =>
      route.fulfill({ status: 500, json: { type: 'RestException', message: 'ill' } }),
    );
    await page.reload();
    await expect(page.getByText('Camunda 7: error since')).toBeVisible();
    await expect(app.rows.first()).toBeVisible();
    await expect(there).toBeHidden();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Camunda 7: error since')).toBeVisible();
    await page.unroute(ill);
    await expect(there).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Camunda 7: error since')).toBeHidden();
  });
});
