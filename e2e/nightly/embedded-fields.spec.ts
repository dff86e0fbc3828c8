import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('every type goes from the control to the engine @T4.21 @S3.29', async ({ openForm }) => {
  const form = await openForm('types');
  const entered: [id: string, text: string][] = [
    ['text', 'Grüße'],
    ['area', 'two\nlines'],
    ['short', '-7'],
    ['long', '1234567890987654321'],
    ['double', '1.5e3'],
    ['date', '2026-12-24T18:30:00'],
    ['json', '{"a":[1,2]}'],
    ['xml', '<a/>'],
    ['booleanText', 'true'],
    ['untyped', 'anything'],
  ];
  await expect(form.field('preset')).toBeChecked();
  for (const [id, text] of entered) await form.field(id).fill(text);
  await form.field('flag').check();
  await form.submit();

  const expected: [name: string, type: string, value: unknown][] = [
    ['text', 'String', 'Grüße'],
    ['area', 'String', 'two\nlines'],
    ['integer', 'Integer', 42],
    ['short', 'Short', -7],
    ['double', 'Double', 1500],
    ['date', 'Date', expect.stringMatching(/^2026-12-24T1[78]:30:00/)],
    ['json', 'Json', '{"a":[1,2]}'],
    ['xml', 'Xml', '<a/>'],
    ['booleanText', 'Boolean', true],
    ['flag', 'Boolean', true],
    ['preset', 'Boolean', true],
    ['untyped', 'String', 'anything'],
  ];
  for (const [name, type, value] of expected) {
    expect(await form.variable(name), name).toEqual({ type, value });
  }
});

test('every type comes in, and nothing unchanged goes out', async ({ page, openForm }) => {
  const form = await openForm('types', {
    variables: {
      text: { value: 'from the engine', type: 'String' },
      integer: { value: 7, type: 'Integer' },
      double: { value: 2.25, type: 'Double' },
      date: { value: '2026-01-23T13:42:42.657+0100', type: 'Date' },
      json: { value: '{"a":1}', type: 'Json' },
      flag: { value: true, type: 'Boolean' },
    },
  });
  await expect(form.field('text')).toHaveValue('from the engine');
  await expect(form.field('integer'), 'a value in the HTML is for a variable that is not there').toHaveValue(
    '7',
  );
  await expect(form.field('double')).toHaveValue('2.25');
  await expect(form.field('date')).toHaveValue('2026-01-23T13:42:42');
  await expect(form.field('json')).toHaveValue('{"a":1}');
  await expect(form.field('flag')).toBeChecked();

  const sent = page.waitForRequest((request) => request.url().endsWith('/submit-form'));
  await form.submit();
  const { variables } = (await sent).postDataJSON();
  expect(Object.keys(variables).sort()).toEqual(
    ['area', 'booleanText', 'long', 'preset', 'short', 'untyped', 'xml'].sort(),
  );
});

test('a text of another type is refused at its control @S5.8', async ({ page, openForm }) => {
  const form = await openForm('types');
  await form.field('integer').fill('100.1');
  await form.field('date').fill('2026-13-01T10:00:00');
  await form.field('json').fill('{');
  await page.keyboard.press('Control+Enter');

  await expect(form.field('integer')).toBeFocused();
  await expect(form.field('integer')).toHaveAccessibleDescription(/Enter a whole number/);
  await expect(form.field('date')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.field('json')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.field('short')).not.toHaveAttribute('aria-invalid');
  await expectAccessible(page, 'embedded form in error', '[role=tabpanel]');

  await form.field('integer').fill('100');
  await expect(form.field('integer')).not.toHaveAttribute('aria-invalid');
  await form.expectOpen();
});

test('constraints of the HTML hold, in words @T5.31', async ({ openForm }) => {
  const form = await openForm('constraints');
  await form.field('email').fill('no address');
  await form.field('number').fill('11');
  await form.field('pattern').fill('abc');
  await form.complete.click();

  await expect(form.field('required')).toBeFocused();
  await expect(form.field('required')).toHaveAccessibleDescription('Enter a value.');
  await expect(form.field('email')).toHaveAccessibleDescription(/Enter an email address/);
  await expect(form.field('number')).toHaveAccessibleDescription('Enter 10 or less.');
  await expect(form.field('pattern')).toHaveAccessibleDescription(/Three capital letters/);
  await expect(form.field('choice'), 'nothing is chosen by itself').toHaveAccessibleDescription(
    'Choose one.',
  );

  await form.field('required').fill('x');
  await form.field('email').fill('a@example.com');
  await form.field('number').fill('10');
  await form.field('pattern').fill('ABC');
  await form.field('choice').selectOption({ label: 'Option B' });
  await form.submit();
  expect((await form.variable('choice'))?.value, 'an option without a value').toBe('Option B');
  expect(await form.variable('number')).toEqual({ type: 'Integer', value: 10 });
});

test('choices come from variables, lists and maps alike', async ({ openForm }) => {
  const form = await openForm('choices', {
    variables: {
      colours: { value: '["red","green"]', type: 'Json' },
      sizes: { value: '{"1":"small","2":"large"}', type: 'Json' },
      colour: { value: 'green', type: 'String' },
    },
  });
  await expect(form.field('colour').locator('option')).toHaveText(['red', 'green']);
  await expect(form.field('colour')).toHaveValue('green');
  await expect(form.field('size').locator('option')).toHaveText(['small', 'large']);
  await form.field('size').selectOption({ label: 'large' });
  await form.view.getByLabel('By courier').check();
  await form.submit();

  expect(await form.variable('size')).toEqual({ type: 'Integer', value: 2 });
  expect(await form.variable('shipping')).toEqual({ type: 'String', value: 'courier' });
  expect((await form.variable('plain'))?.value, 'nothing was chosen').toBeNull();
});

test('files go up and down, and the form names a limit @S5.10', async ({ openForm }) => {
  const form = await openForm('files', {
    variables: {
      existing: {
        value: btoa('old content'),
        type: 'File',
        valueInfo: { filename: 'contract.txt', mimeType: 'text/plain' },
      },
    },
  });
  await expect(form.field('named')).toHaveText('contract.txt');
  await expect(form.field('named')).toHaveAttribute('href', /\/task\/[^/]+\/variables\/existing\/data$/);
  await expect(form.field('titled')).toHaveText('The contract');
  await expect(form.field('missing')).toHaveText('No file');

  const file = (name: string, size: number) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from('x'.repeat(size)),
  });
  await form.field('upload').setInputFiles(file('large.txt', 101));
  await form.complete.click();
  await expect(form.field('upload')).toHaveAccessibleDescription(/Maximum file size of 100 B exceeded/);

  await form.field('upload').setInputFiles(file('small.txt', 100));
  await form.submit();
  expect(await form.content('upload')).toBe('x'.repeat(100));
  expect(await form.content('existing')).toBe('old content');
  expect(await form.variable('bytes'), 'no file was chosen').toBeUndefined();
});

test('a start form has a business key and a file', async ({ app, page, ownData, demo }) => {
  const key = `INV-${ownData.mark}`;
  await app.open('#/?processStart=invoice');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File number').fill(key);
  await dialog.getByLabel('Supplier').fill('Lamps Ltd');
  await dialog.getByLabel('Invoice number').fill('L-1');
  await dialog.getByLabel('Amount').fill('19.90');
  await dialog.getByLabel('Category').selectOption('office');
  await dialog
    .getByLabel('Document')
    .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await page.keyboard.press('Control+Enter');

  await expect.poll(async () => (await demo.get(`process-instance?businessKey=${key}`)).length).toBe(1);
  const [{ id }] = await demo.get(`process-instance?businessKey=${key}`);
  const variables = await demo.get(`process-instance/${id}/variables?deserializeValues=false`);
  expect(variables).toMatchObject({
    amount: { type: 'Double', value: 19.9 },
    creditor: { type: 'String', value: 'Lamps Ltd' },
    invoiceDocument: { type: 'File', valueInfo: { filename: 'invoice.pdf', mimeType: 'application/pdf' } },
  });
  await demo.send('DELETE', `api/engine/engine/default/process-instance/${id}`);
});
