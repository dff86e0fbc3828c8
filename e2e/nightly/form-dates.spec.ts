import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ locale: 'de-DE' });

test("a generated form writes dates in the page's language", async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.taskOfProcess('holiday-request', {
    employeeName: { type: 'String', value: 'Ada Lovelace' },
    employee: { type: 'String', value: 'demo' },
    firstDay: { type: 'Date', value: '2026-12-01T12:00:00.000+0100' },
    days: { type: 'Long', value: 5 },
  });
  const { processInstanceId } = await demo.get(`task/${taskId}`);
  await app.openAs('demo', `#/?task=${taskId}`);
  const first = page.getByRole('textbox', { name: 'First day' });
  const last = page.getByRole('textbox', { name: 'Last day (day.month.year)' });
  await expect(first).toHaveValue('01.12.2026');

  await page.getByRole('button', { name: 'Kalender öffnen: First day' }).click();
  await expect(page.getByRole('dialog', { name: 'First day' }).getByText('Dezember 2026')).toBeVisible();
  await expectAccessible(page, 'calendar of a form');
  await page.getByRole('button', { name: 'Donnerstag, 3. Dezember 2026' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Datum setzen' }).click();
  await expect(first).toHaveValue('03.12.2026');

  await last.fill('bald');
  await page.getByRole('button', { name: 'Abschließen' }).click();
  await expect(last).toBeFocused();
  await expect(page.getByText('Geben Sie ein gültiges Datum ein oder wählen Sie einen Tag.')).toBeVisible();
  await expect(last).toHaveValue('bald');
  await last.fill('9.12.26');
  await page.getByRole('button', { name: 'Abschließen' }).click();
  await expect(page.getByText('Aufgabe abgeschlossen').first()).toBeVisible();

  const stored = await demo.get(`process-instance/${processInstanceId}/variables?deserializeValues=false`);
  // The engine may run in another time zone than the browser.
  expect(stored.firstDay.value).toMatch(/^2026-12-0[23]/);
  expect(stored.lastDay.value).toMatch(/^2026-12-0[89]/);
});

test('an embedded form takes typed and chosen dates', async ({ app, page, openForm }) => {
  await app.signIn('demo');
  const form = await openForm('types');
  const date = page.getByRole('textbox', { name: 'Date', exact: true });
  await date.fill('24.12.26 17.30');
  await page.keyboard.press('Tab');
  await expect(date).toHaveValue('2026-12-24T17:30:00');
  const opener = page.getByRole('button', { name: /^Kalender öffnen: / });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Freitag, 25. Dezember 2026' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Datum setzen' }).click();
  await expect(date).toHaveValue('2026-12-25T17:30:00');
  await expect(opener).toBeFocused();

  await date.fill('morgen 9:15');
  await expect(page.getByRole('status').filter({ hasText: /um 09:15$/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(date).toHaveValue(/^\d{4}-\d{2}-\d{2}T09:15:00$/);

  await date.fill('bald');
  await page.getByRole('button', { name: 'Abschließen' }).click();
  await expect(date).toBeFocused();
  await expect(page.getByText(/^Geben Sie ein Datum mit Uhrzeit ein/)).toBeVisible();
  const [field, button] = await Promise.all([date.boundingBox(), opener.boundingBox()]);
  expect(button && field && button.y > field.y && button.y + button.height < field.y + field.height).toBe(
    true,
  );
  await date.fill('2026-12-24T18:30:00.250');
  await page.getByRole('button', { name: 'Abschließen' }).click();
  await expect(page.getByText('Aufgabe abgeschlossen').first()).toBeVisible();
  expect(String((await form.variable('date'))?.value)).toMatch(/^2026-12-24T1[78]:30:00.250/);
});
