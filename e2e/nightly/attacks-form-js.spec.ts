import type { Page } from '@playwright/test';
import { createDealer } from '../attacks/poison';
import { ROUND_OF_RUN } from '../attacks/roundOfRun';
import { watchPage } from '../attacks/watchPage';
import { expectNoSidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

const isWhole = process.env.TASKWEAVE_ATTACKS === 'all';
const rounds = isWhole ? [0, 1, 2] : [ROUND_OF_RUN % 3];

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expectNoise();
});

for (const round of rounds) {
  test(`no text of a deployed form-js form is code (${round}) @H40`, async ({ app, page, ownData }) => {
    test.setTimeout(90_000);
    const dealer = createDealer(round * 29, 'blocks');
    const keyOf = await ownData.deployForms(
      { hostile: { attributes: 'camunda:formKey="camunda-forms:deployment:hostile.form"' } },
      { 'hostile.form': JSON.stringify(hostileSchema(dealer.next)) },
    );
    const taskId = await ownData.taskOfProcess(keyOf('hostile'));
    await app.signIn('demo');
    const watch = await watchPage(page, app.url, /^element: <iframe>/);
    await app.open(`#/?task=${taskId}&detailsTab=task-detail-form`);
    await expect(page.getByRole('textbox', { name: /./ }).first()).toBeVisible();
    await expect(page.locator('main')).toContainText('‹');
    await quiet(page);
    await watch.expectNothing('form');
    await expectNoSidewaysScroll(page, 'form');
  });
}

for (const round of rounds) {
  test(`no value in a form-js template is code (${round}) @H41`, async ({ app, page, ownData }) => {
    test.setTimeout(90_000);
    const keyOf = await ownData.deployForms(
      { templates: { attributes: 'camunda:formKey="camunda-forms:deployment:templates.form"' } },
      { 'templates.form': JSON.stringify(templatesSchema()) },
    );
    await app.openAs('demo');
    await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
    const dealer = createDealer(round * 29 + 7, 'blocks');
    const cover = coverOf(await coveringClasses(page));
    const payloads = [cover, MARKDOWN, dealer.next('text'), dealer.next('text')];
    const taskId = await ownData.taskOfProcess(keyOf('templates'), {
      note: { type: 'String', value: `${cover}${MARKDOWN}` },
      payload: { type: 'String', value: dealer.next('text').slice(0, 3900) },
      notes: { type: 'Json', value: JSON.stringify(payloads) },
      rows: { type: 'Json', value: JSON.stringify(payloads.map((note) => ({ note }))) },
      image: { type: 'String', value: new URL('api/engine/engine/', app.url).href },
    });
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()));
    const watch = await watchPage(page, app.url);
    await app.open(`#/?task=${taskId}&detailsTab=task-detail-form`);
    const form = page.locator('.fjs-container');
    await expect(form.getByText('Note: ').first()).toContainText(cover);
    await quiet(page);
    await watch.expectNothing('form');
    expect(
      await form
        .locator(
          ':is(.fjs-form-field-text, .fjs-form-field-html) :is([class], [id], [name], [style], img, a, div)',
        )
        .evaluateAll((found) => found.map((one) => one.outerHTML.slice(0, 200))),
    ).toEqual([]);
    expect(asked.filter((url) => !/^data:|^blob:|\.(?:svg|png|ico)$/.test(url))).toEqual([]);
  });
}

test('no field of a form-js schema leads out of the form @H42', async ({ app, page, ownData }) => {
  await app.openAs('demo');
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
  const [cover = ''] = await coveringClasses(page);
  expect(cover).not.toBe('');
  const keyOf = await ownData.deployForms(
    { fields: { attributes: 'camunda:formKey="camunda-forms:deployment:fields.form"' } },
    { 'fields.form': JSON.stringify(fieldsSchema(cover)) },
  );
  const taskId = await ownData.taskOfProcess(keyOf('fields'));
  const watch = await watchPage(page, app.url, /^(element: <iframe>|navigation: chrome-error:)/);
  await app.open(`#/?task=${taskId}&detailsTab=task-detail-form`);
  const form = page.locator('.fjs-container');
  await expect(form.getByRole('textbox').first()).toBeVisible();
  await quiet(page);
  await watch.expectNothing('form');
  const foreign = `.${cover}, [popover], [popovertarget], [command], [commandfor], [data-plugin], [data-keeps-input], dialog`;
  await expect(form.locator(foreign)).toHaveCount(0);
  expect(await page.evaluate(() => document.querySelectorAll(':modal, :popover-open').length)).toBe(0);
  await expect(page.locator('iframe[sandbox*="same-origin"], iframe:not([sandbox])')).toHaveCount(0);
});

const MARKDOWN =
  '# Title ![x](/operaton/api/engine/engine) [Sign in](https://evil.example) <https://evil.example> **b** `c` |';

function coveringClasses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const names = new Set<string>();
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.style.position === 'fixed') {
          const name = /^\.([\w-]+)$/.exec(rule.selectorText)?.[1];
          if (name !== undefined) names.add(name);
        }
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
    return [...names];
  });
}

function coverOf(classes: readonly string[]): string {
  return classes
    .slice(0, 5)
    .map(
      (name) =>
        `<div class="${name}" id="jQuery" popover>Your session has ended <a href="https://evil.example">Sign in</a></div>`,
    )
    .join('');
}

function templatesSchema(): object {
  const templates = [
    'Note: {{note}}',
    '# {{payload}}',
    '=note',
    '="Note: " + payload',
    '{{#loop notes}}- {{this}}\n{{/loop}}',
    '| a |\n|---|\n{{#loop rows}}| {{note}} |\n{{/loop}}',
    '{{#if note != null}}{{note}}{{/if}}',
  ];
  const components = [
    ...templates.map((text) => ({ type: 'text', text })),
    ...templates.map((content) => ({
      type: 'html',
      content: content.replace(/^=.*$/, '<p title="{{note}}">{{payload}}</p>'),
    })),
    {
      type: 'html',
      content:
        '<p class="{{note}}" id="{{note}}" style="{{note}}" data-plugin="{{note}}" {{note}}>{{note}}</p>',
    },
    { type: 'html', content: '<style>{{note}}</style><b {{payload}}>x</b><{{payload}}>' },
    { type: 'image', source: '{{image}}', alt: '{{note}}' },
    { type: 'image', source: '=image' },
    { type: 'table', dataSource: '=rows', label: '{{note}}', columns: [{ label: 'A', key: 'note' }] },
    ...['textfield', 'checkbox', 'select', 'radio', 'textarea', 'number', 'button', 'datetime'].map(
      (type) => ({
        type,
        key: type,
        label: '{{note}}',
        dateLabel: '{{note}}',
        description: '{{payload}}',
        appearance: { prefixAdorner: '{{note}}', suffixAdorner: '=payload' },
        valuesKey: ['select', 'radio'].includes(type) ? 'notes' : undefined,
      }),
    ),
    {
      type: 'dynamiclist',
      path: 'rows',
      label: '{{note}}',
      components: [
        { type: 'text', id: 'inner', text: '{{this.note}}' },
        { type: 'html', id: 'innerHtml', content: '<i>{{this.note}}</i>' },
      ],
    },
  ];
  return {
    type: 'default',
    id: 'templates',
    schemaVersion: 16,
    components: components.map((component, index) => ({ id: `f${index}`, ...component })),
  };
}

function fieldsSchema(cover: string): object {
  const html = `<div class="${cover}" id="a" popover>x</div><button popovertarget="a" class="${cover}">x</button><button commandfor="b" command="show-modal">y</button><dialog id="b" open>z</dialog><p data-plugin="a" data-keeps-input>w</p>`;
  return {
    type: 'default',
    id: 'fields',
    schemaVersion: 16,
    components: KINDS.map((type, index) => ({
      type,
      id: `f${index}`,
      key: `k${index}`,
      path: type === 'dynamiclist' || type === 'group' ? `p${index}` : undefined,
      label: type,
      text: html,
      content: html,
      url: 'https://localhost/x',
      class: cover,
      className: cover,
      style: 'position:fixed;inset:0',
      popover: 'auto',
      popovertarget: 'a',
      commandfor: 'b',
      command: 'show-modal',
      attributes: { class: cover },
      props: { class: cover },
      height: 20,
      verticalAlignment: `start;position:fixed ${cover}`,
      layout: { columns: index % 2 === 0 ? `1 ${cover}` : [`1 ${cover}`], row: `${cover} r${index}` },
      security: {
        allowScripts: true,
        allowSameOrigin: true,
        allowTopNavigation: true,
        allowPopups: true,
        allowModals: true,
      },
      values: [{ label: 'a', value: 'a', class: cover }],
      columns: [{ label: 'A', key: 'a', class: cover }],
      dataSource: type === 'table' ? '=[{a: "x"}]' : undefined,
      components:
        type === 'group'
          ? [{ type: 'textfield', id: 'g', key: 'g', label: 'g', layout: { columns: `2 ${cover}` } }]
          : [],
    })),
  };
}

const KINDS = [
  ...['textfield', 'textarea', 'number', 'checkbox', 'datetime', 'select', 'radio', 'checklist', 'taglist'],
  ...[
    'text',
    'html',
    'image',
    'button',
    'table',
    'group',
    'dynamiclist',
    'separator',
    'spacer',
    'filepicker',
  ],
  ...['documentPreview', 'expression', 'iframe'],
];

function hostileSchema(next: (field: string) => string): object {
  const text = (name: string) => next(`form#${name}`);
  return {
    type: 'default',
    id: 'hostile',
    schemaVersion: 16,
    components: KINDS.map((type, index) => ({
      type,
      id: `f${index}`,
      key: `k${index}`,
      path: type === 'dynamiclist' || type === 'group' ? `p${index}` : undefined,
      label: text('label'),
      description: text('description'),
      text: text('text'),
      content: text('content'),
      source: text('source'),
      url: text('url'),
      title: text('title'),
      alt: text('alt'),
      subtype: type === 'datetime' ? 'datetime' : undefined,
      dateLabel: text('dateLabel'),
      timeLabel: text('timeLabel'),
      defaultValue: type === 'textfield' || type === 'textarea' ? text('defaultValue') : undefined,
      values: [{ label: text('values.label'), value: text('values.value') }],
      columns: [{ label: text('columns.label'), key: 'a' }],
      dataSource: type === 'table' ? `=[{a: "x"}]` : undefined,
      appearance: { prefixAdorner: text('prefixAdorner'), suffixAdorner: text('suffixAdorner') },
      components: type === 'group' ? [{ type: 'textfield', id: 'g', key: 'g', label: text('label') }] : [],
    })),
  };
}
