import type { Page } from '@playwright/test';
import type { World } from './attackPlaces';

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

/** A class of the page's own that covers it. */
async function coveringClass(page: Page): Promise<string> {
  const name = await page.evaluate(() => {
    const found = (rules: CSSRuleList): string | undefined => {
      for (const rule of rules) {
        const isFixed = rule instanceof CSSStyleRule && rule.style.position === 'fixed';
        const own = isFixed ? /^\.([\w-]+)$/.exec(rule.selectorText)?.[1] : undefined;
        const name = own ?? ('cssRules' in rule ? found(rule.cssRules as CSSRuleList) : undefined);
        if (name !== undefined) return name;
      }
      return undefined;
    };
    return [...document.styleSheets].map((sheet) => found(sheet.cssRules)).find((one) => one !== undefined);
  });
  if (name === undefined) throw new Error('No class of the page covers it.');
  return name;
}

async function openedForm(
  { ownData }: World,
  components: readonly object[],
  variables: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const schema = { type: 'default', id: 'hostile', schemaVersion: 16, components };
  const keyOf = await ownData.deployForms(
    { hostile: { attributes: 'camunda:formKey="camunda-forms:deployment:hostile.form"' } },
    { 'hostile.form': JSON.stringify(schema) },
  );
  const typed = Object.entries(variables).map(([name, value]) => [
    name,
    { type: /^\[/.test(value) ? 'Json' : 'String', value },
  ]);
  const taskId = await ownData.taskOfProcess(keyOf('hostile'), Object.fromEntries(typed));
  return [`#/?task=${taskId}&detailsTab=task-detail-form`];
}

export async function textsAndFields(world: World): Promise<readonly string[]> {
  const { next } = world.dealer;
  const cover = await coveringClass(world.page);
  const html = () =>
    `<div class="${cover}" id="a" popover>x</div><button popovertarget="a" class="${cover}">x</button><button commandfor="b" command="show-modal">y</button><dialog id="b" open>z</dialog><p data-plugin="a" data-keeps-input class="${cover}">w</p>${next()}`;
  const layout = { columns: `2 ${cover}` };
  const components = KINDS.map((type, index) => ({
    type,
    id: `f${index}`,
    key: `k${index}`,
    path: type === 'dynamiclist' || type === 'group' ? `p${index}` : undefined,
    ...Object.fromEntries(['label', 'description', 'source', 'title', 'alt'].map((name) => [name, next()])),
    text: html(),
    content: html(),
    url: index % 2 === 0 ? next() : 'https://localhost/x',
    subtype: type === 'datetime' ? 'datetime' : undefined,
    dateLabel: next(),
    timeLabel: next(),
    defaultValue: type === 'textfield' || type === 'textarea' ? next() : undefined,
    values: [{ label: next(), value: next(), class: cover }],
    columns: [{ label: next(), key: 'a', class: cover }],
    dataSource: type === 'table' ? '=[{a: "x"}]' : undefined,
    appearance: { prefixAdorner: next(), suffixAdorner: next() },
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
    security: { allowScripts: true, allowSameOrigin: true, allowTopNavigation: true, allowPopups: true },
    components: type === 'group' ? [{ type: 'textfield', id: 'g', key: 'g', label: next(), layout }] : [],
  }));
  return openedForm(world, components);
}

export async function valuesInTemplates(world: World): Promise<readonly string[]> {
  const { page, engine, dealer } = world;
  const cover = `<blockquote class="${await coveringClass(page)}" id="jQuery" popover>Your session has ended</blockquote>`;
  const markdown = '# Title ![x](/operaton/api/engine/engine) [Sign in](https://canary.invalid) **b** `c` |';
  const payloads = [cover, markdown, dealer.next(), dealer.next()];
  const texts = ['{{note}}', '# {{payload}}', '=note', '="Note: " + payload', '{{#if note}}{{note}}{{/if}}'];
  const templates = [
    ...texts,
    '{{#loop notes}}- {{this}}\n{{/loop}}',
    '| a |\n|---|\n{{#loop rows}}| {{note}} |\n{{/loop}}',
  ];
  const html = [
    ...templates.filter((text) => !text.startsWith('=')),
    '<p class="{{note}}" id="{{note}}" style="{{note}}" data-plugin="{{note}}" {{note}}>{{note}}</p>',
    '<style>{{note}}</style><b {{payload}}>x</b><{{payload}}>',
  ];
  const fields = ['textfield', 'checkbox', 'select', 'radio', 'textarea', 'number', 'button', 'datetime'];
  const components: readonly object[] = [
    ...templates.map((text) => ({ type: 'text', text })),
    ...html.map((content) => ({ type: 'html', content })),
    { type: 'image', source: '{{image}}', alt: '{{note}}' },
    { type: 'image', source: '=image' },
    { type: 'table', dataSource: '=rows', label: '{{note}}', columns: [{ label: 'A', key: 'note' }] },
    ...fields.map((type) => ({
      type,
      key: type,
      label: '{{note}}',
      dateLabel: '{{note}}',
      description: '{{payload}}',
      appearance: { prefixAdorner: '{{note}}', suffixAdorner: '=payload' },
      valuesKey: ['select', 'radio'].includes(type) ? 'notes' : undefined,
    })),
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
  return openedForm(
    world,
    components.map((component, index) => ({ id: `f${index}`, ...component })),
    {
      note: `${cover}${markdown}`,
      payload: dealer.next().slice(0, 3900),
      notes: JSON.stringify(payloads),
      rows: JSON.stringify(payloads.map((note) => ({ note }))),
      image: new URL('api/engine/engine/', engine.url).href,
    },
  );
}

export const FROM_VALUES =
  ':is(.fjs-form-field-text, .fjs-form-field-html) :is([class], [id], [name], [style], img, a, blockquote)';
export const FROM_FIELDS =
  '[popover], [popovertarget], [command], [commandfor], [data-plugin], [data-keeps-input], dialog';

/** What values and fields of a form must not become, beside what no text may become. */
export async function findEscapes(page: Page, made: string): Promise<readonly string[]> {
  const cover = await coveringClass(page);
  const form = page.locator('.fjs-container');
  const foreign = form.locator(`${made}, .${cover}`);
  const frames = page.locator('iframe[sandbox*="same-origin"], iframe:not([sandbox])');
  const top = page.locator(':modal, :popover-open');
  const all = await Promise.all(
    [foreign, frames, top].map((found) =>
      found.evaluateAll((elements) => elements.map((one) => one.outerHTML.slice(0, 200))),
    ),
  );
  return all.flat();
}
