import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const COVER =
  'position: fixed !important; inset: 0 !important; z-index: 2147483647 !important; background: red !important;';
const FIELD =
  '<label>Text <input id="text" name="attributes" cam-variable-name="text" cam-variable-type="String"></label>';

const FORMS: Readonly<Record<string, string>> = {
  scope: `<style>:scope { ${COVER} } :scope::before { content: ''; ${COVER} }</style><form>${FIELD}</form>`,
  host: `<style>:host, :root, html, body, fieldset, * { ${COVER} }</style><form>${FIELD}</form>`,
  inline: `<form style="${COVER}">${FIELD}<div style="${COVER}">cover</div></form>`,
  transform: `<style>:scope { transform: translate(-900px, -900px) scale(40); outline: 3000px solid red; box-shadow: 0 0 0 3000px red }</style><form>${FIELD}</form>`,
  layers: `<form>${FIELD}<div popover style="${COVER}">a</div><dialog open style="${COVER}">b</dialog></form>`,
  leaks: `<style>
    @import url('/nope.css');
    @font-face { font-family: 'Inter'; src: local('Courier New') }
    @keyframes spin { from, to { visibility: hidden } }
    @property --ink { syntax: '<color>'; inherits: true; initial-value: red }
    @layer plugins { * { color: red } }
    @scope (body) { button { display: none } }
    @media all { @keyframes rise { from, to { visibility: hidden } } }
    form { anchor-name: --anchor }
  </style><form>${FIELD}</form>`,
};

test.use({ person: 'demo' });

for (const [name, html] of Object.entries(FORMS)) {
  test(`an untrusted form stays put: ${name} @H56`, async ({ app, page, ownData, engine, consoleGuard }) => {
    if (name === 'leaks') consoleGuard.expectMessage(/@import rules are not allowed/);
    engine.configure({
      plugins: [{ id: 'taskweave-forms', config: { embeddedForms: { deployedScripts: false } } }],
    });
    const attributes = 'camunda:formKey="embedded:deployment:form.html"';
    const keyOf = await ownData.deployForms({ form: { attributes } }, { 'form.html': html });
    const taskId = await ownData.taskOfProcess(keyOf('form'));
    await app.open(`#/?task=${taskId}`);
    await expect(page.locator('[data-embedded-host] form')).toBeAttached();
    await expect(page.locator('[data-embedded-host] input')).toBeAttached();

    expect(await strayPoints(page)).toEqual([]);
    expect(await globalRules(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unclaim' }).click();
    await expect.poll(() => ownData.assigneesOf([taskId])).toEqual([null]);
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByRole('menu')).toBeVisible();
  });
}

function strayPoints(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const host = document.querySelector('[data-embedded-host]');
    const place = host?.parentElement?.getBoundingClientRect();
    if (!host || !place) return ['the form is not there'];
    const margin = 12;
    const stray: string[] = [];
    for (let x = 5; x < innerWidth; x += 20) {
      for (let y = 5; y < innerHeight; y += 20) {
        const isInside =
          x >= place.left - margin &&
          x <= place.right + margin &&
          y >= place.top - margin &&
          y <= place.bottom + margin;
        if (!isInside && host.contains(document.elementFromPoint(x, y))) stray.push(`${x} ${y}`);
      }
    }
    return stray;
  });
}

function globalRules(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isPlain = (rule: CSSRule): boolean =>
      (rule instanceof CSSStyleRule ||
        rule instanceof CSSConditionRule ||
        rule.constructor.name === 'CSSNestedDeclarations') &&
      [...(Reflect.get(rule, 'cssRules') ?? [])].every(isPlain);
    return document.adoptedStyleSheets
      .filter((sheet) =>
        [...sheet.cssRules].some((rule) => rule.cssText.startsWith('@scope ([data-embedded-form')),
      )
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) =>
        rule.constructor.name === 'CSSScopeRule' ? [...(rule as CSSGroupingRule).cssRules] : [rule],
      )
      .filter((rule) => !isPlain(rule))
      .map((rule) => rule.cssText.slice(0, 60));
  });
}
