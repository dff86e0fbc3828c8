/**
 * Until the first key press, hides the focus ring where the page itself has set the focus, which would look like a selection.
 * The style sheet reads `data-no-keys-yet`.
 */
export function markKeys(root: HTMLElement): void {
  root.dataset.noKeysYet = '';
  root.addEventListener('keydown', () => delete root.dataset.noKeysYet, { capture: true, once: true });
}
