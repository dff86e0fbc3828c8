// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://tasks.example/app/" }
import { describe, expect, it } from 'vitest';
import { drawFormJs } from '../testing/drawFormJs';
import { parseSchema } from './data/schemaFields';

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
