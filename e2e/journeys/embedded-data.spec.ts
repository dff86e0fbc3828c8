import type { Page } from '@playwright/test';
import { CORPUS_FORM, HACKED, PAYLOADS } from '../fixtures/forms/corpusForm';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

let keyOf: (name: string) => string;

test.beforeEach(async ({ consoleGuard, ownData }) => {
  consoleGuard.expectStatus(404, /nope\.png\?control$/);
  keyOf = await ownData.deployForms(
    {
      corpus: { attributes: 'camunda:formKey="embedded:deployment:corpus.html"' },
      hint: {
        attributes: 'camunda:formKey="camunda-forms:deployment:hint.form"',
        startAttributes: 'camunda:formKey="embedded:deployment:angular.html"',
      },
    },
    {
      'corpus.html': CORPUS_FORM,
      'angular.html': '<form><p id="sum">{{ 6 * 7 }}</p></form>',
      'hint.form': JSON.stringify({
        type: 'default',
        id: 'hint',
        schemaVersion: 16,
        components: [
          {
            type: 'html',
            id: 'h',
            content: `<div data-ng-app data-ng-jq="nothing" id="angular">Hint<img data-ng-src="/nope.png" data-ng-on-error="$event.target.ownerDocument.defaultView.${HACKED} = 1"></div>`,
          },
        ],
      }),
    },
  );
});

/** A broken image reports late: this one is requested after all others and proves that theirs would have fired. */
async function expectNothingRan(page: Page): Promise<void> {
  await page.evaluate(
    (mark) =>
      new Promise((resolve) => {
        const late = new Image();
        late.onerror = () => {
          Reflect.set(window, `${mark}control`, true);
          resolve(undefined);
        };
        late.src = '/nope.png?control';
      }),
    HACKED,
  );
  const ran = await page.evaluate(
    (mark) => Object.keys(window).filter((name) => name.startsWith(mark)),
    HACKED,
  );
  expect(ran).toEqual([`${HACKED}control`]);
}

test('a variable is never code in a form with AngularJS', async ({ app, page, ownData, consoleGuard }) => {
  consoleGuard.expectStatus(404, /nope\.png$/);
  const text = (value: string) => ({ value, type: 'String' });
  const all = PAYLOADS.join(' ');
  const [first = ''] = PAYLOADS;
  const taskId = await ownData.taskOfProcess(
    keyOf('corpus'),
    {
      text: text(all),
      area: text(all),
      address: text(`javascript:window.${HACKED}='address'`),
      list: { value: JSON.stringify(PAYLOADS), type: 'Json' },
      map: {
        value: JSON.stringify({ ...Object.fromEntries(PAYLOADS.map((one) => [one, one])), key: 'label' }),
        type: 'Json',
      },
      ofList: text(first),
      file: { value: 'YQ==', type: 'File', valueInfo: { filename: all, mimeType: 'text/plain' } },
      ...Object.fromEntries(PAYLOADS.map((one) => [one, text('named')])),
    },
    'demo',
    first,
  );
  await app.open(`#/?task=${taskId}`);
  const form = page.getByRole('region', { name: 'Form', exact: true });
  const at = (id: string) => form.locator(`[id="${id}"]`);

  await expect(at('text')).toHaveValue(all);
  await expect(at('area')).toHaveValue(all);
  await expect(at('shown')).toHaveText(all);
  await expect(at('bound')).toHaveText(all);
  await expect(at('attributes')).toHaveAttribute('title', all);
  await expect(at('file')).toHaveText(all);
  await expect(at('list')).toHaveValue(first);
  await expect(at('link')).toHaveAttribute('href', /^unsafe:javascript:/);
  await expect(at('rows').locator('li')).toHaveText([...PAYLOADS]);
  for (const id of ['list', 'map', 'several', 'options', 'repeated']) {
    await expect
      .poll(() => at(id).locator('option').allTextContents(), { message: id })
      .toEqual(expect.arrayContaining([...PAYLOADS]));
  }
  await at('map').selectOption({ label: 'label' });

  await at('city').focus();
  await expect(form.locator('.uib-typeahead-match')).toHaveText([...PAYLOADS]);
  await page.keyboard.press('Escape');
  await at('tip').hover();
  await expect(form.locator('.tooltip-inner')).toHaveText(all);
  await at('openDay').click();
  await expect(form.locator('.uib-daypicker')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.locator('.uib-daypicker')).toBeHidden();
  await at('again').click();
  await expect(at('file')).toHaveText(all);

  await at('number').fill(all);
  await app.complete.click();
  await expect(at('number')).toHaveAttribute('aria-invalid', 'true');
  await at('faultAgain').click();

  await expect(form.locator('script, [onerror], [ng-on-error]')).toHaveCount(0);
  await expectNothingRan(page);
});

test('HTML of a form-js form starts nothing with AngularJS @H58', async ({ app, page, ownData }) => {
  const taskId = await ownData.taskOfProcess(keyOf('hint'));
  await app.open(`#/?task=${taskId}`);
  const form = page.getByRole('region', { name: 'Form', exact: true });
  await expect(form.getByText('Hint')).toBeVisible();
  await expect(form.locator('[data-ng-app], [data-ng-src], [data-ng-on-error], [data-ng-jq]')).toHaveCount(0);

  await page.evaluate(() => {
    const planted = document.createElement('div');
    planted.id = 'planted';
    planted.setAttribute('ng-app', '');
    planted.textContent = '{{ 6 * 7 }}';
    document.body.append(planted);
  });
  await page.evaluate((key) => {
    location.hash += `&processStart=${key}`;
  }, keyOf('hint'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('#sum')).toHaveText('42');
  await expect(page.locator('#planted')).toHaveText('{{ 6 * 7 }}');
  await expect(page.locator('.ng-scope', { hasText: 'Hint' })).toHaveCount(0);
  await expectNothingRan(page);
});

test('without deployed scripts, a variable is no code @H57', async ({ app, page, engine, ownData }) => {
  engine.configure({
    plugins: [{ id: 'taskweave-forms', config: { embeddedForms: { deployedScripts: false } } }],
  });
  const [payload = ''] = PAYLOADS;
  const corpus = await ownData.taskOfProcess(keyOf('corpus'));
  await app.open(`#/?task=${corpus}`);
  await expect(page.getByText('This form contains scripts, which are switched off.')).toBeVisible();

  const taskId = await ownData.taskOfProcess('form-conformance', {
    form: { value: 'angular', type: 'String' },
    title: { value: ownData.mark, type: 'String' },
    customer: { value: payload, type: 'String' },
    colours: { value: JSON.stringify([payload, 'red']), type: 'Json' },
    addresses: { value: JSON.stringify([{ street: payload }]), type: 'Json' },
  });
  await app.open(`#/?task=${taskId}`);
  await expect(page.locator('#colour option', { hasText: payload })).toHaveCount(1);
  await expect(page.locator('#customer')).toHaveValue(payload);
  await expectNothingRan(page);
});
