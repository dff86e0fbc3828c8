// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://tasks.example/app/" }
import { describe, expect, it, vi } from 'vitest';
import { drawFormJs } from '../testing/drawFormJs';

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
