/**
 * Puts the focus where the person goes on after a line of a list has been removed by its button: on the button of the line
 * that takes its place, on that of the last one, or on the field that adds lines. Call it before the line goes.
 *
 * @param button in the line that is about to go
 */
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
