// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { withStyledMarkup } from './withStyledMarkup';

const LOGO = '<a class="logo" style="position: absolute; right: 15px">by</a>';

it('sets the styles of markup by script, and takes the attribute away before it is parsed', () => {
  const written: string[] = [];
  const native = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...native,
    set(markup: string) {
      written.push(markup);
      native?.set?.call(this, markup);
    },
  });
  try {
    const host = withStyledMarkup(() => {
      const element = document.createElement('div');
      element.innerHTML = LOGO;
      return element;
    });
    expect(host.querySelector<HTMLElement>('.logo')?.style.right).toBe('15px');
    expect(written.join()).not.toContain(' style=');
  } finally {
    Object.defineProperty(Element.prototype, 'innerHTML', native ?? {});
  }
});

it('leaves the document as it was, also after an error', () => {
  const before = document.createElement;
  expect(() =>
    withStyledMarkup(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(document.createElement).toBe(before);
});
