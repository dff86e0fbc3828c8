import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('a form with AngularJS fills, computes, repeats and sends', async ({ page, openForm }) => {
  const form = await openForm('angular', {
    variables: {
      count: { value: 3, type: 'Integer' },
      price: { value: 2.5, type: 'Double' },
      customer: { value: 'Ana', type: 'String' },
      colour: { value: 'green', type: 'String' },
      colours: { value: '["red","green"]', type: 'Json' },
      country: { value: 'pt', type: 'String' },
      express: { value: false, type: 'Boolean' },
      addresses: { value: '[{"street":"Main 1"}]', type: 'Json' },
    },
  });
  await expect(form.field('total')).toHaveText('Total: 7.50');
  await expect(form.field('price')).toHaveValue('2.5');
  await expect(form.field('customer')).toHaveValue('Ana');
  await expect(form.field('colour')).toHaveValue('green');
  await expect(form.field('country').locator('option:checked')).toHaveText('Portugal');
  await expect(form.field('bar')).toHaveText('valid pristine');
  await expect(form.field('bar')).toHaveCSS('width', '30px');
  await expect(form.field('expressNote')).toBeHidden();
  await expect(form.view.getByLabel('Street 1')).toHaveValue('Main 1');
  await expectAccessible(page, 'form with AngularJS', '[role=tabpanel]');

  await form.field('count').fill('4');
  await expect(form.field('total')).toHaveText('Total: 10.00');
  await expect(form.field('bar')).toHaveText('valid dirty');
  await form.field('colour').selectOption('red');
  await form.field('country').selectOption({ label: 'Germany' });
  await form.field('express').check();
  await expect(form.field('expressNote')).toBeVisible();
  await form.field('until').fill('noon');
  await form.view.getByRole('button', { name: 'Add an address' }).click();
  await form.view.getByLabel('Street 2').fill('Side 2');
  await form.view.getByRole('button', { name: 'Remove 1' }).click();
  await form.field('anchor').click();
  await expect(form.field('clicked')).toHaveText('clicked');
  await expect(page).toHaveURL(new RegExp(form.taskId));
  await form.submit();

  const expected: [name: string, type: string, value: unknown][] = [
    ['count', 'Integer', 4],
    ['price', 'Double', 2.5],
    ['customer', 'String', 'Ana'],
    ['colour', 'String', 'red'],
    ['country', 'String', 'de'],
    ['express', 'Boolean', true],
    ['until', 'String', 'noon'],
    ['addresses', 'Json', '[{"street":"Side 2"}]'],
  ];
  for (const [name, type, value] of expected) {
    expect(await form.variable(name), name).toEqual({ type, value });
  }
});

test("the author's own messages show, and the form is not sent", async ({ page, openForm }) => {
  const colours = { value: '["red","green"]', type: 'Json' };
  const form = await openForm('angular', { variables: { colours } });
  await expect(form.field('bar')).toHaveText('invalid pristine');
  await expect(form.field('country').locator('option:checked'), 'nothing is chosen by itself').toHaveText('');
  await expect(form.field('colour').locator('option:checked')).toHaveText('');
  await form.complete.click();
  await expect(form.view.getByText('Tell how many.')).toBeVisible();
  await expect(form.view.getByText('Enter a value.'), 'not said twice').toHaveCount(0);
  await expect(form.field('count')).toBeFocused();

  await form.field('count').fill('1.5');
  await expect(form.view.getByText('Only a whole number.')).toBeVisible();
  await expect(form.field('count')).toHaveClass(/ng-invalid-cam-variable-type/);
  await form.field('express').check();
  await form.field('count').fill('1');
  await page.keyboard.press('Control+Enter');
  await expect(form.field('until')).toHaveAccessibleDescription('Enter a value.');
  await form.expectOpen();
  await form.field('until').fill('noon');
  await form.submit();
  expect((await form.variable('colour'))?.value).toBeNull();
  expect((await form.variable('country'))?.value).toBeNull();
});

test('services are injected, widgets work', async ({ page, openForm }) => {
  const form = await openForm('services', {
    variables: {
      day: { value: '24/12/2026', type: 'String' },
      first: { value: 'one', type: 'String' },
    },
  });
  await expect(form.field('result')).toHaveText('1,234.50');
  await expect(form.field('later')).toHaveText('later true true');
  await expect(form.field('loaded')).toHaveText('services');
  await expect(form.field('complaint')).toHaveText('Must call inject(array|fn)');
  await expect(form.field('day')).toHaveValue('24/12/2026');
  await expect(form.view.getByLabel('first'), 'a control that came late').toHaveValue('one');

  await form.field('openDay').click();
  const calendar = form.view.locator('.uib-datepicker-popup');
  await expect(calendar.getByText('December 2026')).toBeVisible();
  await calendar.getByRole('button', { name: '27' }).first().click();
  await expect(form.field('day')).toHaveValue('27/12/2026');

  await form.field('city').pressSequentially('Ber');
  await expect(form.view.getByRole('option')).toHaveText(['Berlin', 'Bern']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.field('city')).toHaveValue('Bern');
  await form.view.getByLabel('second').fill('two');
  await form.submit();

  expect(await form.variable('day')).toEqual({ type: 'String', value: '27/12/2026' });
  expect(await form.variable('city')).toEqual({ type: 'String', value: 'Bern' });
  expect((await form.variable('first'))?.value).toBe('one');
  expect((await form.variable('second'))?.value).toBe('two');
});

test('a form without code loads no library', async ({ page, openForm }) => {
  const form = await openForm('types');
  await expect(form.field('text')).toBeEditable();
  expect(
    await page.evaluate(() => ['jQuery', 'angular', 'moment'].filter((name) => Reflect.has(window, name))),
  ).toEqual([]);
});

test('two hundred changes of form leave nothing behind', async ({ app, page, openForm }) => {
  test.setTimeout(240_000);
  const forms: { id: string; name: string }[] = [];
  for (const [form, name] of [
    ['angular', 'orderForm'],
    ['services', 'services'],
    ['life-cycle', 'lifeCycle'],
    ['types', 'types'],
  ] as const) {
    forms.push({ id: (await openForm(form)).taskId, name });
  }
  const measure = await measureMemory(page);

  async function change(times: number): Promise<void> {
    for (let turn = 0; turn < times; turn += 1) {
      const { id, name } = forms[turn % forms.length] ?? { id: '', name: '' };
      await app.go(`#/?task=${id}`);
      const ready = page.getByRole('region', { name: 'Form', exact: true }).locator('form');
      await expect(ready).toHaveAttribute('name', name);
      await expect(ready).toBeVisible();
    }
  }

  await change(40);
  const before = await measure();
  await change(200);
  const after = await measure();
  const growth = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  expect(growth('Nodes')).toBeLessThan(1000);
  expect(growth('JSEventListeners')).toBeLessThan(200);
  expect(growth('JSHeapUsedSize')).toBeLessThan(3_000_000);
});

async function measureMemory(page: Page): Promise<() => Promise<Record<string, number>>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
}
