/** Milliseconds that the focus may take to move into what is there. */
const FOCUS_LIMIT = 500;

/**
 * Takes what is typed while something with a field is on its way to the screen, and types it there when it has the focus.
 * Without, each letter would run the command that it is the key of. Enter waits for what it would choose. Where nothing takes the
 * focus after all, a single key is pressed again.
 *
 * @param onEscape it is not wanted any more
 * @returns to be called when it is there, and about to take the focus; or when it will not come
 */
export function typeAhead(onEscape?: () => void, page: Document = document): () => void {
  const end = new AbortController();
  const { signal } = end;
  let text = '';
  const held: KeyboardEvent[] = [];

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, altKey, metaKey, isComposing } = event;
    const isCombination = (ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph');
    if (isCombination || isComposing || !isTaken(key)) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(event);
    if (key.length === 1) text += key;
    if (key === 'Backspace') text = text.slice(0, -1);
    if (key === 'Escape' && onEscape) {
      end.abort();
      onEscape();
    }
  }

  function handleFocus({ target }: FocusEvent): void {
    end.abort();
    const field = target as HTMLInputElement;
    // Numbers and dates have no cursor, and what is no field has none either.
    if (text === '' || field.selectionEnd == null) return;
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  page.addEventListener('keydown', handleKeyDown, { capture: true, signal });
  return () => {
    page.addEventListener('focusin', handleFocus, { signal });
    setTimeout(giveBack, FOCUS_LIMIT);
  };

  /** Nothing took the focus: a single key was meant for a command. Several are the beginning of a text. */
  function giveBack(): void {
    if (signal.aborted) return;
    end.abort();
    const [only, ...others] = held;
    if (only === undefined || others.length > 0) return;
    (page.activeElement ?? page.body).dispatchEvent(new KeyboardEvent(only.type, only));
  }
}

/** Characters, and what goes with them in a field. */
function isTaken(key: string): boolean {
  return key.length === 1 || key === 'Backspace' || key === 'Enter' || key === 'Escape';
}
