import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const SCHEMA = JSON.stringify({
  type: 'default',
  id: 'walls',
  schemaVersion: 16,
  components: [
    { type: 'text', id: 'words', text: 'Words' },
    { type: 'html', id: 'html', content: '<p>HTML</p>' },
    { type: 'textfield', id: 'title', key: 'title', label: 'Title' },
    { type: 'datetime', id: 'day', key: 'day', subtype: 'date', dateLabel: 'Day' },
    {
      type: 'select',
      id: 'city',
      key: 'city',
      label: 'City',
      values: ['Lisbon', 'Oslo', 'Rome', 'Vienna', 'Zagreb'].map((city) => ({ label: city, value: city })),
    },
  ],
});
const HTML =
  '<form><p id="words">Words</p><label>Title <input cam-variable-name="title" cam-variable-type="String"></label></form>';

let keyOf: (form: string) => string;

test.use({ person: 'demo' });

test.beforeEach(async ({ engine, ownData }) => {
  const config = { embeddedForms: { deployedScripts: false } };
  engine.configure({ plugins: [{ id: 'taskweave-forms', config }] });
  keyOf = await ownData.deployForms(
    {
      schema: { attributes: 'camunda:formKey="camunda-forms:deployment:walls.form"' },
      html: { attributes: 'camunda:formKey="embedded:deployment:walls.html"' },
    },
    { 'walls.form': SCHEMA, 'walls.html': HTML },
  );
});

const PLACES = {
  'a text of form-js': ['schema', '.fjs-form-field-text'],
  'HTML of form-js': ['schema', '.fjs-form-field-html'],
  'an embedded form without code': ['html', '[data-embedded-host] form'],
} as const;

for (const [name, [form, selector]] of Object.entries(PLACES)) {
  test(`no class of the page takes ${name} out of its place @H44`, async ({ app, page, ownData }) => {
    test.setTimeout(120_000);
    await app.open(`#/?task=${await ownData.taskOfProcess(keyOf(form))}`);
    await expect(page.locator(selector).getByText(/Words|HTML/)).toBeVisible();
    expect(await straysIn(page, selector)).toEqual([]);
    if (form === 'schema') {
      await page.getByRole('textbox', { name: 'Title' }).focus();
      await page.locator('.fjs-select-display').click();
      await expect(page.getByText('Zagreb')).toBeVisible();
      expect(await straysIn(page, selector)).toEqual([]);
    }
  });
}

for (const width of [1440, 390]) {
  test(`popups of a form-js form are whole, ${width} px wide`, async ({ app, page, ownData }) => {
    await page.setViewportSize({ width, height: 800 });
    await app.open(`#/?task=${await ownData.taskOfProcess(keyOf('schema'))}`);
    await page.locator('.fjs-select-display').click();
    const last = page.locator('.fjs-dropdownlist-item').last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await expect(page.locator('.fjs-select-display')).toHaveText('Zagreb');
    await page.getByRole('textbox', { name: 'Day' }).click();
    const day = page
      .locator('.flatpickr-calendar.open .flatpickr-day:not(.prevMonthDay, .nextMonthDay)')
      .last();
    await day.scrollIntoViewIfNeeded();
    await day.click();
    await expect(page.getByRole('textbox', { name: 'Day' })).not.toHaveValue('');
  });
}

function straysIn(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((where) => {
    const place = document.querySelector(where);
    if (place === null) return ['the form is not there'];
    const names = new Set<string>();
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name = ''] of rule.selectorText.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) names.add(name);
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) visit(sheet.cssRules);
    if (names.size < 300) return [`only ${names.size} classes were found`];

    const outer = document.createElement('div');
    const inner = document.createElement('div');
    outer.append(inner);
    inner.textContent = 'cover';
    place.append(outer);
    const stray: string[] = [];
    const look = (label: string) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      for (let x = 20; x < innerWidth; x += innerWidth / 6) {
        for (let y = 15; y < innerHeight; y += innerHeight / 6) {
          const isInside = x >= left - 14 && x <= right + 14 && y >= top - 14 && y <= bottom + 14;
          const hit = isInside ? null : document.elementFromPoint(x, y);
          if (hit !== null && outer.contains(hit)) {
            stray.push(label);
            return;
          }
        }
      }
    };
    for (const name of names) {
      outer.className = name;
      inner.className = name;
      look(name);
    }
    outer.className = '';
    inner.className = '';
    outer.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: red';
    look('position: fixed');
    outer.style.cssText = 'position: absolute; inset: -3000px; z-index: 2147483647; background: red';
    look('position: absolute');
    outer.remove();
    return stray;
  }, selector);
}
