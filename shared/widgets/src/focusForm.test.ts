// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { focusForm, focusFormWhenReady } from './focusForm';

function focused(form: string): string | undefined {
  document.body.innerHTML = `<article>
    <div role="tablist"><button role="tab" id="tab" aria-selected="true"></button></div>
    <a id="outside" href="#">beside it</a>
    <div role="tabpanel">${form}</div>
  </article>`;
  focusForm(document.querySelector('article'));
  return document.activeElement?.id;
}

const LINK = '<p>See <a id="link" href="#">the rules</a>.</p>';
const BUTTON = '<button id="button">Complete</button>';

it.each([
  ['the first field, not a link within the text before it', `${LINK}<input id="amount">${BUTTON}`, 'amount'],
  ['a field, not a button before it', `${BUTTON}<select id="choice"></select>`, 'choice'],
  ['a text area', `${LINK}<textarea id="text"></textarea>`, 'text'],
  ['the first that can be changed', '<input id="a" readonly><input id="b" disabled><input id="c">', 'c'],
  [
    'none that is not shown',
    '<div hidden><input id="a"></div><input type="hidden" id="b"><input id="c">',
    'c',
  ],
  ['one that can only be read, where all are', `${LINK}<input id="a" readonly>${BUTTON}`, 'a'],
  [
    'the button that sends it, where fields can only be read',
    '<input id="a" readonly><button id="send" data-variant="primary">Complete</button>',
    'send',
  ],
  ['the button of a form without fields', `${LINK}${BUTTON}`, 'button'],
  ['the link of a form that is nothing else', LINK, 'link'],
  ['the tab where there is nothing', '<fieldset disabled><input></fieldset>', 'tab'],
])('goes to %s', (_, form, id) => {
  expect(focused(form)).toBe(id);
});

describe('when the form is ready', () => {
  function draw(form: string) {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
    document.body.innerHTML = `<button id="row"></button><button id="other"></button><div id="form">${form}</div>`;
    const place = document.querySelector<HTMLElement>('#form');
    if (place === null) throw new Error('there is no form');
    document.querySelector<HTMLElement>('#row')?.focus();
    focusFormWhenReady({ current: place });
    return place;
  }
  const later = () => vi.advanceTimersByTime(50);
  const SEND = '<button id="send" data-variant="primary"></button>';

  it('goes on from the button to the field that comes after it', () => {
    const form = draw('');
    later();
    expect(document.activeElement?.id).toBe('row');
    form.innerHTML = SEND;
    later();
    expect(document.activeElement?.id).toBe('send');
    form.insertAdjacentHTML('afterbegin', '<input id="note">');
    later();
    expect(document.activeElement?.id).toBe('note');
  });

  it('stays where people have gone meanwhile', () => {
    const form = draw('');
    later();
    document.querySelector<HTMLElement>('#other')?.focus();
    later();
    form.innerHTML = `<input id="note">${SEND}`;
    later();
    expect(document.activeElement?.id).toBe('other');
  });

  it('waits while a dialog lies over it, which keeps the focus', () => {
    const form = draw(`<div role="tab" aria-selected="true" tabindex="0"></div><input id="note">${SEND}`);
    form.setAttribute('aria-hidden', 'true');
    later();
    vi.advanceTimersByTime(2_000);
    expect(document.activeElement?.id).toBe('row');
    form.removeAttribute('aria-hidden');
    later();
    expect(document.activeElement?.id).toBe('note');
  });

  it('comes although what had the focus has left the page, and another row has it', () => {
    const form = draw('');
    document.querySelector('#row')?.remove();
    document.querySelector<HTMLElement>('#other')?.focus();
    later();
    form.innerHTML = `<input id="note">${SEND}`;
    later();
    expect(document.activeElement?.id).toBe('note');
  });
});
