import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

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
