// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { focusForm } from './focusForm';

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
  ['the button of a form without fields', `${LINK}${BUTTON}`, 'button'],
  ['the link of a form that is nothing else', LINK, 'link'],
  ['the tab where there is nothing', '<fieldset disabled><input></fieldset>', 'tab'],
])('goes to %s', (_, form, id) => {
  expect(focused(form)).toBe(id);
});
