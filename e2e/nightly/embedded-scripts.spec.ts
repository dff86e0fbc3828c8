import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

const onServer = { value: 'from the engine', type: 'String' };
const LOADED = 'script form-loaded variables-fetched variables-restored variables-applied';

test.use({ person: 'demo' });

test('scripts live through the events in their order @S1.4', async ({ page, openForm }) => {
  const form = await openForm('life-cycle', {
    variables: {
      onServer,
      stated: { value: 'stated before', type: 'String' },
    },
  });

  await expect(form.field('events')).toHaveText(LOADED);
  await expect(form.field('stated')).toHaveValue('stated before');
  await expect(form.field('plainInput'), 'filled by the script').toHaveValue('from the engine');
  await expect(form.field('facts')).toHaveText(
    'fetched=true; dirty=false/true; names=made,onServer,stated; task=true; ' +
      'complaint=Illegal State: cannot call fetchVariable(), variables already fetched.; ' +
      'duplicate=Cannot add variable with name made: already exists.',
  );
  await expect(form.field('facts'), 'each script has its own scope, and moment').toHaveAttribute(
    'data-scope',
    'undefined function 23.01.2013',
  );
  await expectAccessible(page, 'embedded form', '[role=tabpanel]');

  await form.field('plainInput').fill('changed by hand');
  await form.submit();
  expect(await form.variable('onServer')).toEqual({ type: 'String', value: 'changed by hand' });
  expect(await form.variable('made')).toEqual({ type: 'String', value: 'by script' });
  expect(await form.variable('atSubmit')).toEqual({ type: 'Integer', value: 7 });
  expect(await form.variable('doomed')).toBeUndefined();
});

const ASKING_FORM = `<form role="form"><output id="answers"></output><script cam-script type="text/form-script">
  var client = camForm.client;
  var id = camForm.options.processInstanceId;
  client.resource('history').processInstance({ processInstanceId: id }, function (error, found) {
    Promise.all([
      client.resource('process-instance').getActivityInstances(id),
      client.resource('deployment').count({ name: found[0].businessKey }),
      client.resource('variable').instances({ processInstanceIdIn: [id], variableName: 'title' }),
      client.resource('user').profile('demo'),
      client.resource('job-definition').get('none').catch(function (refused) { return refused; }),
      client.resource('user').create({ id: 'x' }).catch(function (missing) { return missing.message; }),
    ]).then(function (all) {
      document.getElementById('answers').textContent = [
        all[0].childActivityInstances.length, all[1], all[2][0].value, all[3].id, all[4].status, all[5],
      ].join('; ');
    });
  });
</script></form>`;

test('a script reads the engine by the old names', async ({ app, page, consoleGuard, ownData }) => {
  const { mark } = ownData;
  consoleGuard.expectStatus(404, /job-definition\/none$/);
  const asking = { attributes: 'camunda:formKey="embedded:deployment:asking.html" camunda:assignee="demo"' };
  const keyOf = await ownData.deployForms({ asking }, { 'asking.html': ASKING_FORM });
  const variables = { title: { value: mark, type: 'String' } };
  await app.open(`#/?task=${await ownData.taskOfProcess(keyOf('asking'), variables, 'demo', mark)}`);
  await expect(page.locator('#answers')).toHaveText(
    `1; 1; ${mark}; demo; 404; Missing firstName option to create user`,
  );
});

test('only the variables that the form names are asked for @S7.17', async ({ page, openForm }) => {
  const asked = page.waitForRequest((request) => request.url().includes('/form-variables'));
  await openForm('life-cycle', { variables: { onServer } });
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('deserializeValues')).toBe('false');
  expect(query.get('variableNames')?.split(',').sort()).toEqual(['made', 'onServer', 'stated']);
});

test('a script prevents one submission, and allows the next @S4.12', async ({ openForm }) => {
  const form = await openForm('life-cycle', { variables: { onServer } });
  await form.field('prevent').check();
  await form.complete.click();
  await expect(form.field('events')).toHaveText(`${LOADED} submit once submit-failed`);
  await form.expectOpen();
  await expect(form.view.getByRole('alert')).toHaveCount(0);

  await form.field('prevent').uncheck();
  await form.submit();
  expect(await form.variable('atSubmit'), 'created once').toEqual({ type: 'Integer', value: 7 });
});

test('a draft comes back, and scripts hear of it @S4.11', async ({ page, openForm }) => {
  const form = await openForm('life-cycle', { variables: { onServer } });
  await form.field('stated').fill('half done');
  await form.view.getByRole('button', { name: 'Save' }).click();
  await expect(form.field('events')).toHaveText(`${LOADED} store variables-stored`);

  await page.reload();
  await expect(form.field('stated')).toHaveValue('half done');
  await expect(form.field('events')).toHaveText(LOADED);
  await form.submit();
  expect((await form.variable('stated'))?.value).toBe('half done');
});

test('a button reports a BPMN error @S4.9 @S7.16', async ({ consoleGuard, openForm }) => {
  consoleGuard.expectStatus(404, /\/task\//);
  const form = await openForm('errors');
  await form.field('prevent').check();
  await form.view.getByRole('button', { name: 'Refuse' }).click();
  await expect(form.field('events')).toHaveText('error error-failed:camForm error prevented');
  await form.expectOpen();

  await form.field('prevent').uncheck();
  await form.field('why').fill('too dear');
  await form.view.getByRole('button', { name: 'Refuse' }).click();
  await form.expectEnded();
  expect((await form.variable('caughtCode'))?.value).toBe('refused');
  expect((await form.variable('caughtMessage'))?.value).toBe('Not with us');
  expect((await form.variable('why'))?.value).toBe('too dear');
});

test('an escalation leaves the task where it is @S4.10 @S7.15', async ({ page, openForm }) => {
  const form = await openForm('errors');
  await form.view.getByRole('button', { name: 'Escalate' }).click();
  await expect(page.getByText('The escalation was raised').first()).toBeVisible();
  expect((await form.variable('caughtEscalation'))?.value).toBe('late');
  await form.expectOpen();
  await form.field('why').fill('after all');
  await form.submit();
});
