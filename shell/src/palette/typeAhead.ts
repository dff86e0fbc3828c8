export interface TypeAheadOptions {
  /** Told what has been typed so far, from the first character on. */
  readonly onType: (text: string) => void;
  readonly onEscape: () => void;
}

/**
 * Takes what is typed while a field is on its way to the screen. It would end up in the field that has the focus until then,
 * and outside of fields each letter would run the command that it is the key of. Enter waits for what it would choose.
 *
 * @returns ends it
 */
export function typeAhead({ onType, onEscape }: TypeAheadOptions, page: Document = document): () => void {
  let text = '';

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, altKey, metaKey, isComposing } = event;
    const isCombination = (ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph');
    if (isCombination || isComposing || !isTaken(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') onEscape();
    if (key.length === 1) text += key;
    if (key === 'Backspace') text = text.slice(0, -1);
    onType(text);
  }

  page.addEventListener('keydown', handleKeyDown, true);
  return () => page.removeEventListener('keydown', handleKeyDown, true);
}

/** Characters, and what goes with them in a field. */
function isTaken(key: string): boolean {
  return key.length === 1 || key === 'Backspace' || key === 'Enter' || key === 'Escape';
}
