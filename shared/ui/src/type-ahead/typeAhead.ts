/** Milliseconds that the focus may take to move into what is there. */
const FOCUS_LIMIT = 500;

/**
 * Takes what is typed while something with a field is on its way to the screen, and types it there when it has the focus.
 * Without, each letter would run the command that it is the key of. Enter waits for what it would choose.
 *
 * @param onEscape it is not wanted any more
 * @returns to be called when it is there, and about to take the focus; or when it will not come
 */
export function typeAhead(onEscape?: () => void, page: Document = document): () => void {
  let text = '';
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, altKey, metaKey, isComposing } = event;
    const isCombination = (ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph');
    if (isCombination || isComposing || !isTaken(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key.length === 1) text += key;
    if (key === 'Backspace') text = text.slice(0, -1);
    if (key === 'Escape' && onEscape !== undefined) {
      stop();
      onEscape();
    }
  }

  function handleFocus({ target }: FocusEvent): void {
    stop();
    if (text !== '' && isTextField(target)) {
      target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    page.removeEventListener('keydown', handleKeyDown, true);
    page.removeEventListener('focusin', handleFocus);
  }

  page.addEventListener('keydown', handleKeyDown, true);
  return () => {
    if (isOver) return;
    timer = setTimeout(stop, FOCUS_LIMIT);
    page.addEventListener('focusin', handleFocus);
  };
}

/** Characters, and what goes with them in a field. */
function isTaken(key: string): boolean {
  return key.length === 1 || key === 'Backspace' || key === 'Enter' || key === 'Escape';
}

/** Those whose text has a cursor: numbers and dates have none. */
function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    target.selectionStart !== null &&
    !target.readOnly
  );
}
