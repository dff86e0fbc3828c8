// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { blockedAttributes } from './blockedAttributes';

function place(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

it('finds handlers in HTML', () => {
  expect(blockedAttributes(place('<p><a onclick="go()" href="#x">x</a></p>'))).toEqual(['onclick']);
});

it('finds styles that have had no effect', () => {
  const element = place('<p style="color: red">x</p>');
  element.querySelector('p')?.style.removeProperty('color');
  element.querySelector('p')?.setAttribute('style', 'not a style');
  expect(blockedAttributes(element)).toEqual(['style']);
});

it('leaves styles alone that code has set', () => {
  const element = place('<p>x</p>');
  element.querySelector('p')?.style.setProperty('color', 'red');
  expect(blockedAttributes(element)).toEqual([]);
});
