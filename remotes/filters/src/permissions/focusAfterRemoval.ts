/** Call before the row is removed. Focuses the button of the row that takes its place, of the last row, or the field that adds rows. */
export function focusAfterRemoval(button: HTMLElement): void {
  const line = button.closest('li');
  const place = line?.parentElement?.parentElement;
  const index = [...(line?.parentElement?.children ?? [])].indexOf(line as Element);
  setTimeout(() => {
    const buttons = [...(place?.querySelectorAll<HTMLElement>('li button') ?? [])];
    const next = buttons[index] ?? buttons.at(-1);
    (next ?? place?.querySelector<HTMLElement>('input:enabled:not([type=checkbox])'))?.focus();
  });
}
