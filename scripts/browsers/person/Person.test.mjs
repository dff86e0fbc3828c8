import { expect, it } from 'vitest';
import { Person } from './Person.mjs';

/**
 * @param {readonly string[]} names
 * @returns {import('../drivers/Tab').Tab}
 */
function pageOf(names) {
  let at = -1;
  return /** @type {any} */ ({
    run: async (/** @type {Function} */ question, /** @type {string} */ _, /** @type {string} */ name) =>
      question.name === 'hasFocus' ? at < names.length : { x: 0, y: 0, focused: names[at] === name },
    press: async (/** @type {string[]} */ ...keys) => {
      at += keys.includes('Shift') ? -1 : 1;
    },
  });
}

it('goes on by Tab until it is there', async () => {
  const person = new Person(pageOf(['Search', 'Claim', 'Complete']), '');
  await expect(person.tabTo('button', 'Claim')).resolves.toBeUndefined();
});

it('does not go through the buttons of the browser: its keys would still come to the page', async () => {
  const person = new Person(pageOf(['Search', 'Complete']), '');
  await expect(person.tabTo('button', 'Claim')).rejects.toThrow(
    'The Tab key leaves the page, forwards, before the button “Claim”.',
  );
});
