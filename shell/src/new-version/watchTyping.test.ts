// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Typing, watchTyping } from './watchTyping';

let typing: Typing;

beforeEach(() => {
  typing = watchTyping();
});

afterEach(() => {
  typing.stop();
  document.body.replaceChildren();
});

it('names a field by its label where something was typed', () => {
  draw('<label for="a">Description</label><textarea id="a"></textarea><input aria-label="Priority">');
  type('textarea', 'Half of');
  expect([...typing.unsaved().keys()]).toEqual(['Description']);
});

it('names a dialog once, whatever was changed in it', () => {
  draw(
    '<div role="dialog" aria-labelledby="t"><h2 id="t">Create filter</h2><input aria-label="Name"><input type="checkbox" aria-label="Shared"></div>',
  );
  type('[aria-label="Name"]', 'Mine');
  type('[type="checkbox"]', 'on');
  expect([...typing.unsaved().keys()]).toEqual(['Create filter']);
});

it.each([
  ['is kept anyway', '<div data-keeps-input><input aria-label="Comment"></div>'],
  ['is a search', '<div role="search"><input aria-label="Comment"></div>'],
  ['is a setting that takes effect at once', '<input type="checkbox" aria-label="Comment">'],
])('says nothing of what %s', (_, html) => {
  draw(html);
  type('input', 'Half of');
  expect([...typing.unsaved().keys()]).toEqual([]);
});

it('says nothing of what is kept around a shadow tree', () => {
  draw('<div data-keeps-input><div id="host"></div></div>');
  const shadow = document.getElementById('host')?.attachShadow({ mode: 'open' });
  const field = document.createElement('textarea');
  field.setAttribute('aria-label', 'Reason');
  shadow?.append(field);
  field.value = 'Half of';
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  expect([...typing.unsaved().keys()]).toEqual([]);
});

it('says nothing of what was saved: the field is empty or gone', () => {
  draw('<input aria-label="One"><input aria-label="Other">');
  type('[aria-label="One"]', 'text');
  type('[aria-label="Other"]', 'text');
  type('[aria-label="One"]', '');
  document.querySelector('[aria-label="Other"]')?.remove();
  expect([...typing.unsaved().keys()]).toEqual([]);
});

it('keeps no field that has gone from the page when something is typed elsewhere', () => {
  draw('<input aria-label="One"><input aria-label="Other">');
  const one = document.querySelector('input');
  type('[aria-label="One"]', 'text');
  one?.remove();
  type('[aria-label="Other"]', 'text');
  document.body.append(one ?? '');
  expect([...typing.unsaved().keys()]).toEqual(['Other']);
});

function draw(html: string): void {
  document.body.innerHTML = html;
}

function type(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field === null) throw new Error(selector);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}
