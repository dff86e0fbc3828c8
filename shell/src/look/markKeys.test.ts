// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { markKeys } from './markKeys';

it('marks the page until the first key, which anything within may take', () => {
  const root = document.createElement('div');
  const button = document.createElement('button');
  button.addEventListener('keydown', (event) => event.stopPropagation());
  root.append(button);
  markKeys(root);
  expect(root.dataset.noKeysYet).toBe('');
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(root.dataset.noKeysYet).toBeUndefined();
});
