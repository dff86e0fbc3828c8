// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://tasks.example/app/" }
import { describe, expect, it, vi } from 'vitest';
import { drawFormJs } from '../testing/drawFormJs';
import { parseSchema } from './data/schemaFields';
import type { FrameRules } from './frameGrants';

const COVER =
  '<div class="_3Lef0G"><div class="x">Your session has ended</div><a href="https://evil.example/login">Sign in again</a></div>';
const VALUES = [
  COVER,
  '<img src=x: onerror=alert(1)>',
  '![x](/engine-rest/engine)',
  '[Sign in](https://evil.example)',
  'https://evil.example and www.evil.example and a@evil.example',
  '# Title\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  '`code` **bold** _em_ ~~gone~~ ***',
  '    indented code',
  '```\nfence\n```',
  '<!-- comment -->',
  '"><b title="',
  "' onmouseover='x",
  '&lt;b&gt; &amp; &#60;b&#62;',
  '{{other}} {{#loop others}}x{{/loop}} {{⚠}}',
  '\\*escaped\\*',
  '<a id=jQuery name=rspackChunk>x</a>',
  '</p></div></form><form>',
  'tw0v0041v0wt',
  'über 漢字 😀 \u202e',
];

describe('a value within a template', () => {
  it.each(VALUES)('is text in a text: %s', async (value) => {
    const { first } = await drawFormJs([{ type: 'text', text: 'Note: {{note}}!' }], {
      data: { note: value, other: 'SECRET', others: [1] },
    });
    const shown = first('text');
    expect(linesOf(shown)).toBe(`Note: ${value}!`);
    expect([...(shown?.querySelectorAll(':not(p, br)') ?? [])]).toEqual([]);
  });

  it.each(VALUES)('is text in HTML: %s', async (value) => {
    const { first } = await drawFormJs(
      [{ type: 'html', content: '<p title="{{note}}">Note: {{note}}!</p><b>{{#if note}}yes{{/if}}</b>' }],
      { data: { note: value, other: 'SECRET', others: [1] } },
    );
    const shown = first('html');
    expect(linesOf(shown?.querySelector('p') ?? null)).toBe(`Note: ${value}!`);
    expect(shown?.querySelector('p')?.getAttribute('title')).toBe(
      value.startsWith('<!--') ? null : value.trim(),
    );
    expect([...(shown?.querySelectorAll(':not(p, br, b)') ?? [])]).toEqual([]);
  });

  it.each([
    ['an expression', '=note'],
    ['a joined expression', '="Note: " + note'],
    ['a loop', '{{#loop notes}}{{this}}{{/loop}}'],
    ['a loop over objects', '{{#loop rows}}{{text}}{{/loop}}'],
    ['a condition', '{{#if note != null}}{{note}}{{/if}}'],
    ['a function', '{{string join(notes, " ")}}'],
    ['a heading', '# {{note}}'],
    ['a table', '| a |\n|---|\n{{#loop notes}}| {{this}} |\n{{/loop}}'],
    ['a list', '{{#loop notes}}- {{this}}\n{{/loop}}'],
    ['a link', '[{{note}}](https://a.example)'],
    ['code', '`{{note}}`'],
    ['HTML', '<p title="{{note}}">{{note}}</p>'],
  ])('is text in %s', async (_where, text) => {
    const { first } = await drawFormJs([{ type: 'text', text }], {
      data: { note: COVER, notes: [COVER], rows: [{ text: COVER }] },
    });
    const shown = first('text');
    expect(shown?.textContent).toContain(COVER);
    expect(shown?.querySelector('div, [class], a[href*="evil"]')).toBeNull();
  });

  it('is text in the rows of a dynamic list', async () => {
    const { container } = await drawFormJs(
      [
        {
          type: 'dynamiclist',
          path: 'rows',
          defaultRepetitions: 1,
          components: [
            { type: 'text', id: 'rowText', text: 'Row: {{this.note}}' },
            { type: 'html', id: 'rowHtml', content: '<i>{{this.note}}</i>' },
            { type: 'textfield', id: 'rowField', key: 'note', label: '{{this.note}}' },
          ],
        },
      ],
      { data: { rows: [{ note: COVER }, { note: '**b**' }] } },
    );
    await vi.waitFor(() => expect(container.textContent).toContain(`Row: ${COVER}`));
    expect(container.textContent).toContain('Row: **b**');
    expect(container.querySelector('strong, a[href*="evil"], [class*="_3Lef0G"]')).toBeNull();
  });

  it.each(['label', 'description', 'dateLabel', 'alt', 'title'])('is text as %s', async (property) => {
    const { container } = await drawFormJs(
      ['textfield', 'checkbox', 'select', 'datetime', 'button', 'image', 'group', 'iframe'].map((type) => ({
        type,
        key: type,
        path: `at-${type}`,
        [property]: '{{note}}',
      })),
      { data: { note: COVER } },
    );
    expect(container.querySelector('a[href*="evil"], [class*="_3Lef0G"]')).toBeNull();
  });

  it('is text in cells of a table and in choices', async () => {
    const { container } = await drawFormJs(
      [
        { type: 'table', dataSource: '=rows', columns: [{ label: 'A', key: 'a' }] },
        { type: 'radio', key: 'r', valuesKey: 'choices' },
      ],
      { data: { rows: [{ a: COVER }], choices: [{ label: COVER, value: 'a' }] } },
    );
    expect(container.querySelector('td')?.textContent).toBe(COVER);
    expect(container.querySelector('a[href*="evil"], [class*="_3Lef0G"]')).toBeNull();
  });

  it('is an address where the author puts it as one, if it is one', async () => {
    const { container } = await drawFormJs(
      [
        { type: 'text', text: '[good]({{good}}) [bad]({{bad}})' },
        { type: 'html', content: '<a href="{{good}}">good</a> <a href="{{bad}}">bad</a>' },
      ],
      { data: { good: 'https://a.example/x y?a=(1)', bad: 'java\nscript:alert(1)' } },
    );
    expect([...container.querySelectorAll('a')].slice(0, 4).map((link) => link.getAttribute('href'))).toEqual(
      ['https://a.example/x y?a=(1)', null, 'https://a.example/x y?a=(1)', null],
    );
  });

  it('is shown again when it changes', async () => {
    const { container } = await drawFormJs(
      [
        { type: 'textfield', key: 'name', label: 'Name' },
        { type: 'text', text: 'Hello {{name}}' },
      ],
      { data: { name: 'A' } },
    );
    const input = container.querySelector('input');
    if (input === null) throw new Error('There is no field.');
    input.value = '<b>B</b>';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(container.textContent).toContain('Hello <b>B</b>'));
  });
});

function linesOf(element: Element | null): string {
  for (const broken of element?.querySelectorAll('br') ?? []) broken.replaceWith('\n');
  return element?.textContent?.replace(/^\n|\n$/g, '') ?? '';
}

describe('what an author writes', () => {
  it('stays what Markdown makes of it', async () => {
    const { first } = await drawFormJs([
      {
        type: 'text',
        text: '# Title\n**bold** [link](https://a.example) ~~no~~\n\n| a | b |\n|--|-:|\n| 1 | 2 |\n\n![Logo](/images/logo.png)',
      },
    ]);
    expect(first('text')?.querySelector('h1 ~ p > strong')?.textContent).toBe('bold');
    expect(first('text')?.querySelector('td[align="right"]')?.textContent).toBe('2');
    expect(first('text')?.querySelector('a')?.outerHTML).toBe(
      '<a href="https://a.example" rel="noopener noreferrer">link</a>',
    );
    expect(first('text')?.querySelector('img')?.getAttribute('src')).toBe('/images/logo.png');
  });

  const HOSTILE = [
    '<div class="_3Lef0G fjs-container modal-backdrop" id="jQuery" name="rspackChunk">x</div>',
    '<button type=button popovertarget=pp popovertargetaction=show>x</button><div popover id=pp>x</div>',
    '<button commandfor=dd command=show-modal>x</button><dialog id=dd><input type=password></dialog>',
    '<dialog open>x</dialog>',
    '<b data-plugin=other data-keeps-input data-row=1 data-claim=1 data-embedded-host data-ng-app>x</b>',
    '<div style="position:fixed;inset:0">x</div><style>*{position:fixed}</style>',
    '<form action=https://evil.example><input name=a><select></select><textarea></textarea></form>',
    '<div data-ng-app data-ng-init="f()" class="kept ng-init:f()">x</div>',
    '<svg><a href="javascript:f()">x</a></svg><math><mtext>x</mtext></math>',
    '<iframe srcdoc="x"></iframe><object data=x></object><embed src=x><video src=x></video>',
    '<a href="javascript:f()" target=_top ping=https://evil.example>x</a>',
    '<img src=x: onerror=f()><img src=/x.png usemap=#m srcset="/engine-rest/engine 1x">',
    '<slot name=a></slot><template shadowrootmode=open>x</template><meta http-equiv=refresh><base href=x><link rel=x>',
    '<b is=x-y part=a exportparts=b slot=c accesskey=d contenteditable autofocus inert onclick=f()>x</b>',
  ];
  const FOREIGN =
    '[class], [id], [name], [popover], [popovertarget], [popovertargetaction], [command], [commandfor], [style], [srcset], [usemap], [ping], [onerror], [onclick], [part], [slot], [is=x-y], [accesskey], [contenteditable], [autofocus], [inert], [target=_top], [href^=javascript], button, dialog, form, input, select, textarea, svg, math, iframe, object, embed, video, style, template, meta, base, link, slot';

  it.each(HOSTILE.flatMap((html) => [['text', html] as const, ['html', html] as const]))(
    'reaches nothing of the page, in %s: %s @H43',
    async (type, html) => {
      const { first } = await drawFormJs([{ type, text: html, content: html }]);
      const shown = first(type);
      expect([...(shown?.querySelectorAll(FOREIGN) ?? [])].map((one) => one.outerHTML)).toEqual([]);
      const data = [...(shown?.querySelectorAll('*') ?? [])].flatMap((one) =>
        Object.keys({ ...(one as HTMLElement).dataset }),
      );
      expect(data).toEqual([]);
    },
  );

  it('makes no class name of a layout', () => {
    const schema = parseSchema(
      JSON.stringify({
        components: [
          { type: 'text', layout: { columns: '1 _3Lef0G', row: 'r' } },
          {
            type: 'group',
            components: [{ type: 'text', layout: { columns: ['1 _3Lef0G'] } }, { layout: { columns: 8 } }],
          },
        ],
      }),
    );
    expect(JSON.stringify(schema)).not.toContain('_3Lef0G');
    expect(JSON.stringify(schema)).toContain('"columns":8');
  });

  it('draws no field of a schema as an attribute, beside those that are known', async () => {
    const foreign = {
      class: '_3Lef0G',
      className: '_3Lef0G',
      style: 'position:fixed',
      popover: 'auto',
      popovertarget: 'a',
      commandfor: 'b',
      command: 'show-modal',
      'data-plugin': 'x',
      attributes: { class: '_3Lef0G' },
      verticalAlignment: 'start;position:fixed',
      height: '20px;position:fixed',
      layout: { columns: '1 _3Lef0G', row: '_3Lef0G' },
    };
    const { components } = parseSchema(
      JSON.stringify({
        components: [
          'textfield',
          'text',
          'html',
          'group',
          'button',
          'spacer',
          'separator',
          'table',
          'select',
        ].map((type) => ({ type, key: type, label: type, components: [], ...foreign })),
      }),
    );
    const { container } = await drawFormJs(Array.isArray(components) ? components : []);
    expect(container.querySelectorAll('.fjs-element').length).toBeGreaterThan(8);
    expect(container.innerHTML).not.toMatch(/_3Lef0G|position:\s*fixed|popover|command|data-plugin/);
  });
});

describe('a picture', () => {
  it.each([
    ['https://tasks.example/images/logo.png', true],
    ['https://tasks.example/images/my%20logo.svg?v=2', true],
    ['https://elsewhere.example/a', true],
    ['data:image/png;base64,AAAA', true],
    ['data:image/svg+xml,%3Csvg/%3E', true],
    ['data:text/html,x', false],
    ['https://tasks.example/engine-rest/engine', false],
    ['https:/engine-rest/engine', false],
    ['https://tasks.example/engine-rest/task;a.png', false],
    ['https://tasks.example/engine-rest/task?a=.png', false],
    ['https://tasks.example/engine-rest/task%2fa.png', false],
    ['https://tasks.example/engine-rest/task#a.png', false],
  ])('of %s is asked for: %s @H45', async (source, isShown) => {
    const { container } = await drawFormJs(
      [
        { type: 'image', source: '{{source}}' },
        { type: 'image', source: '=source' },
        { type: 'text', text: `![x](${source})` },
        { type: 'html', content: `<img src="${source}"><img src="{{source}}">` },
      ],
      { data: { source } },
    );
    expect(container.querySelectorAll('img[src]:not([src=""])')).toHaveLength(isShown ? 5 : 0);
  });
});

describe('a document', () => {
  it('is offered where its address may be asked', async () => {
    const document = (id: string) => ({
      documentId: id,
      endpoint: `https://tasks.example/${id}`,
      metadata: { fileName: `${id}.txt` },
    });
    const { container } = await drawFormJs([{ type: 'documentPreview', dataSource: '=documents' }], {
      data: { documents: [document('own'), document('engine')] },
      mayShowDocument: (address) => address.endsWith('/own'),
    });
    await vi.waitFor(() => expect(container.textContent).toContain('own.txt'));
    expect(container.textContent).not.toContain('engine.txt');
  });
});

describe('a frame', () => {
  const ALL = {
    allowScripts: true,
    allowSameOrigin: true,
    allowForms: true,
    allowModals: true,
    allowPopups: true,
    allowTopNavigation: true,
    allowStorageAccessByUserActivation: true,
    fullscreen: true,
    camera: true,
    geolocation: true,
    microphone: true,
  };

  async function frame(url: string, security: unknown, frames: Partial<FrameRules> = {}, data = {}) {
    const { container } = await drawFormJs([{ type: 'iframe', url, security }], { frames, data });
    const element = await vi.waitFor(() => {
      const found = container.querySelector('iframe');
      if (found === null) throw new Error('There is no frame.');
      return found;
    });
    return { sandbox: element.getAttribute('sandbox'), allow: element.getAttribute('allow') ?? '' };
  }

  it('of a place that nobody has named gets another origin, and stays in its place', async () => {
    const url = 'https://tasks.example/engine-rest/task/1/deployed-form';
    expect(await frame(url, ALL)).toEqual({ sandbox: 'allow-scripts allow-forms', allow: '' });
    expect(await frame('https:/engine-rest/x', ALL)).toEqual({
      sandbox: 'allow-scripts allow-forms',
      allow: '',
    });
    expect(await frame('=url', ALL, {}, { url })).toEqual({
      sandbox: 'allow-scripts allow-forms',
      allow: '',
    });
  });

  it('runs no code where the form may not', async () => {
    const rules = { mayRunCode: false };
    expect(await frame('https://tasks.example/x', ALL, rules)).toEqual({ sandbox: 'allow-forms', allow: '' });
    expect(await frame('https://tasks.example/x', { allowSameOrigin: true }, rules)).toEqual({
      sandbox: '',
      allow: '',
    });
  });

  it.each([null, 'allowSameOrigin', [], { allowScripts: false }, { sandbox: 'allow-same-origin' }])(
    'is closed where the form asks %j',
    async (security) => {
      expect(await frame('https://tasks.example/x', security)).toEqual({ sandbox: '', allow: '' });
    },
  );

  it('of a named place gets what the form asks', async () => {
    expect(await frame('https://tools.example/a', ALL, { places: ['https://tools.example'] })).toEqual({
      sandbox:
        'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-top-navigation allow-storage-access-by-user-activation',
      allow: 'fullscreen; geolocation; camera; microphone',
    });
  });

  it('takes no rights along from a named place to another', async () => {
    const { container } = await drawFormJs(
      [
        { type: 'textfield', key: 'url', label: 'Address' },
        { type: 'iframe', url: '=url', security: ALL },
      ],
      { data: { url: 'https://tasks.example/help/a' }, frames: { places: ['/help/'] } },
    );
    await vi.waitFor(() => expect(container.querySelector('iframe[sandbox*="same-origin"]')).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 200));
    const led: (string | null)[] = [];
    const watch = new MutationObserver((changes) => led.push(...changes.map(({ oldValue }) => oldValue)));
    watch.observe(container, { attributeFilter: ['src'], attributeOldValue: true, subtree: true });
    const input = container.querySelector('input');
    if (input === null) throw new Error('There is no field.');
    input.value = 'https://tasks.example/engine-rest/x';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(container.querySelector('iframe[src*="engine-rest"]')).not.toBeNull());
    expect(container.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(led).toEqual([]);
    watch.disconnect();
  });

  it.each([
    ['https://tools.example/help/a', 'https://tools.example/help/', true],
    ['https://tools.example/help/a', 'https://tools.example', true],
    ['https://tools.example/help/a', 'https://tools.example/', true],
    ['https://tools.example/help/a', 'https://tools.example/help', false],
    ['https://tools.example/helper', 'https://tools.example/help', false],
    ['https://tools.example:8443/a', 'https://tools.example', false],
    ['https://tools.example.evil.example/a', 'https://tools.example', false],
    ['https://tools.example@evil.example/a', 'https://tools.example', false],
    ['https://tasks.example/help/a', 'https://tasks.example/help/', true],
    ['https://tasks.example/help/a', '/help/', true],
    ['https://tasks.example/help/a?x=1#y', '/help/a', true],
    ['https:/help/a', '/help/', true],
    ['https://tasks.example/help/a', 'https://tasks.example', false],
    ['https://tasks.example/help/a', '/', false],
    ['https://tasks.example/help/../engine-rest/x', '/help/', false],
    ['https://tasks.example/help/%2e%2e/engine-rest/x', '/help/', false],
    ['https://tasks.example/help/..;/engine-rest/x', '/help/', false],
    ['https://tasks.example/help/..%2fengine-rest/x', '/help/', false],
    ['https://tasks.example/help/..\\engine-rest/x', '/help/', false],
    ['https://tasks.example/help//engine-rest/x', '/help/', false],
    ['https://tasks.example/help/a', 'help', false],
    ['https://tasks.example/help/a', '', false],
    ['https://tools.example/a', '*', false],
    ['https://tools.example/a', 'https://*.example', false],
  ])('of %s is named by %s: %s', async (url, place, isNamed) => {
    const { sandbox } = await frame(url, ALL, { places: [place] });
    expect(sandbox?.includes('allow-same-origin')).toBe(isNamed);
  });

  it('says that the policy refuses its server', async () => {
    const url = 'https://elsewhere.example/page';
    const { container } = await drawFormJs([{ type: 'iframe', url }]);
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      disposition: 'enforce',
      effectiveDirective: 'frame-src',
      blockedURI: 'https://elsewhere.example',
    });
    document.dispatchEvent(violation);
    await vi.waitFor(() => expect(container.textContent).toContain('Refused: {origin}'));
    expect(container.querySelector('iframe')).toBeNull();
  });
});
