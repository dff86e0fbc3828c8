import { writeFileSync } from 'node:fs';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

const broken: [form: string, message: RegExp, tags: string][] = [
  ['two-forms', /exactly one <form> element; this one has 2/, '@S5.12 @T4.10'],
  ['no-form', /exactly one <form> element; this one has 0/, '@S5.12'],
  ['duplicate', /Cannot add variable with name same: already exists/, '@T4.10'],
  ['throws-at-load', /Script 1 of the form failed: broken on purpose/, '@T8.18 @F26'],
  ['syntax-error', /Script 1 of the form failed: .*Unexpected token/, '@T8.18 @F26'],
  ['not-there', /not-there\.html” does not exist, or you may not see it/, '@T8.18'],
];
for (const [name, message, tags] of broken) {
  test(`a broken form shows why: ${name} ${tags}`, async ({ page, demo, consoleGuard, openForm }) => {
    consoleGuard.expectStatus(404, /not-there/);
    const form = await openForm(name);
    await expect(page.getByText(message)).toBeVisible();
    await expect(form.view.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(form.complete).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, 'broken form', '[role=tabpanel]');
    await page.getByRole('button', { name: 'Unclaim' }).click();
    await expect.poll(async () => (await demo.get(`task/${form.taskId}`)).assignee).toBeNull();
  });
}

test('the page reports a handler that throws, and the form goes on', async ({ consoleGuard, openForm }) => {
  consoleGuard.expectMessage(/thrown later/);
  const form = await openForm('throws-in-handler');
  await expect(form.view.getByText(/failed \(variables-applied\): handler failed/)).toBeVisible();
  await form.field('later').click();
  await expect(form.view.getByText(/failed \(script\): thrown later/)).toBeVisible();
  await form.field('a').fill('bad');
  await form.complete.click();
  await expect(form.view.getByRole('alert')).toContainText('submit handler failed');
  await form.expectOpen();
  await form.field('a').fill('good');
  await form.submit();
});

test('styles of a form stay in the form', async ({ page, openForm }) => {
  const form = await openForm('styles');
  await expect(form.view.getByText('Styled by the form')).toHaveCSS('color', 'rgb(200, 0, 0)');
  await expect(form.view.getByText('Styled by the form')).toHaveCSS('text-transform', 'uppercase');
  await expect(form.field('attribute')).toHaveCSS('color', 'rgb(0, 100, 0)');
  await expect(form.view.getByRole('button', { name: 'Fetch' })).toHaveCSS('letter-spacing', '7px');
  await expect(form.complete).toHaveCSS('letter-spacing', 'normal');
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(1, 2, 3)');

  await form.view.getByRole('link', { name: 'a link to a field' }).click();
  await expect(page).toHaveURL(new RegExp(form.taskId));
});

test('without scripts, nothing runs @H50', async ({ page, engine, consoleGuard, openForm }) => {
  consoleGuard.expectStatus(404, /\/x(\?|$)/);
  configure(engine.pluginsFile, { deployedScripts: false });
  const form = await openForm('deployed-hostile');
  const field = form.view.getByLabel('Text');
  await field.fill('harmless');
  await form.view.getByText('Click').click();
  await form.view.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(new RegExp(form.taskId));
  await expect(form.view.locator('iframe, svg, style, script, [onerror], [onfocus]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  await form.submit();
  expect((await form.variable('text'))?.value).toBe('harmless');
});

test('scripts of deployed forms run unless restricted', async ({ page, engine, openForm }) => {
  const form = await openForm('deployed-scripted');
  await expect(form.field('text')).toHaveValue('by script');

  for (const deployedScripts of [false, ['invoice'], []]) {
    configure(engine.pluginsFile, { deployedScripts });
    await page.reload();
    await expect(form.view.getByText('This form contains scripts, which are switched off.')).toBeVisible();
    await expect(form.field('text')).toHaveCount(0);
  }
  await expectAccessible(page, 'scripts switched off', '[role=tabpanel]');

  configure(engine.pluginsFile, { deployedScripts: ['form-*'] });
  await page.reload();
  await expect(form.field('text')).toHaveValue('by script');
});

test('inline handlers run only where allowed', async ({ page, engine, openForm }) => {
  const form = await openForm('inline-handlers');
  const fillIn = form.view.getByRole('button', { name: 'Fill in' });
  await expect(form.view.getByText(/uses inline handlers such as onclick/)).toBeVisible();
  await fillIn.click();
  await expect(form.field('value')).toHaveValue('');

  configure(engine.pluginsFile, { inlineHandlers: true });
  await page.reload();
  await fillIn.click();
  await expect(form.field('value')).toHaveValue('clicked');
  await form.field('value').focus();
  await form.field('value').blur();
  await expect(form.field('value')).toHaveAttribute('data-left', 'yes');
});

function configure(pluginsFile: string, embeddedForms: object): void {
  writeFileSync(
    pluginsFile,
    JSON.stringify({ plugins: [{ id: 'taskweave-forms', config: { embeddedForms } }] }),
  );
}
