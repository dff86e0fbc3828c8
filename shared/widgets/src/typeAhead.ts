const FOCUS_LIMIT = 500;

interface Taker {
  readonly held: KeyboardEvent[];
  readonly end: AbortController;
}

const takers = new WeakMap<Document, Taker>();

/** While a part with a field loads, each typed letter would run a command, so the letters are held and typed once it has the focus. */
export function typeAhead(onEscape?: () => void, page: Document = document): () => void {
  const end = new AbortController();
  const { signal } = end;
  const held: KeyboardEvent[] = [];

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, altKey, metaKey, isComposing, repeat } = event;
    const isCombination = (ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph');
    if (isCombination || isComposing || !isTaken(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!repeat || held.at(-1)?.key === key) held.push(event);
    if (key === 'Escape' && onEscape) {
      end.abort();
      onEscape();
    }
  }

  function handleFocus({ target }: FocusEvent): void {
    end.abort();
    typeInto(target, textOf(held));
  }

  const before = takers.get(page);
  if (before?.end.signal.aborted === false) held.push(...before.held);
  before?.end.abort();
  takers.set(page, { held, end });
  page.addEventListener('keydown', handleKeyDown, { capture: true, signal });
  page.addEventListener('pointerdown', handlePress, { capture: true, signal });
  return () => {
    page.addEventListener('focusin', handleFocus, { signal });
    setTimeout(giveBack, FOCUS_LIMIT);
  };

  function handlePress(event: Event): void {
    const [target] = event.composedPath() as Element[];
    if (target?.matches('input, textarea, [contenteditable], [contenteditable] *')) end.abort();
  }

  /** Outside of fields, a single key was meant for a command, and several are the beginning of a text. */
  function giveBack(): void {
    if (signal.aborted) return;
    end.abort();
    const place = page.activeElement ?? page.body;
    const text = textOf(held);
    // `insertText` serves controls without a readable cursor, such as numbers and code.
    if (text !== '' && (typeInto(place, text) || page.execCommand?.('insertText', false, text))) return;
    const [only, ...others] = held;
    if (only === undefined || others.length > 0) return;
    place.dispatchEvent(new KeyboardEvent(only.type, only));
  }
}

function typeInto(target: EventTarget | null, text: string): boolean {
  const field = target as HTMLInputElement;
  if (field.selectionEnd == null || field.readOnly) return false;
  if (text === '') return true;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

function textOf(held: readonly KeyboardEvent[]): string {
  let text = '';
  for (const { key } of held) {
    if (key.length === 1) text += key;
    if (key === 'Backspace') text = text.slice(0, -1);
  }
  return text;
}

function isTaken(key: string): boolean {
  return key.length === 1 || key === 'Backspace' || key === 'Enter' || key === 'Escape';
}
