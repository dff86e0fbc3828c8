/**
 * Marks the page until a key is pressed: so long no ring shows where the page itself has put the focus, which would look like
 * a choice that nobody has made. The style sheet reads `data-no-keys-yet`.
 */
export function markKeys(root: HTMLElement): void {
  root.dataset.noKeysYet = '';
  root.addEventListener('keydown', () => delete root.dataset.noKeysYet, { capture: true, once: true });
}
