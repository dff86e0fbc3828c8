export function markKeys(root: HTMLElement): void {
  root.dataset.noKeysYet = '';
  root.addEventListener('keydown', () => delete root.dataset.noKeysYet, { capture: true, once: true });
}
