export interface HeldKeys {
  readonly press: () => Promise<void>;
  readonly drop: () => void;
}

const TYPED = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

export function holdKeys(page: Document = document): HeldKeys {
  const end = new AbortController();
  const held: KeyboardEvent[] = [];

  function handleKeyDown(event: KeyboardEvent): void {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    const isSign = key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
    if (!isSign || (target instanceof Element && target.closest(TYPED) !== null)) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(event);
  }

  page.addEventListener('keydown', handleKeyDown, { capture: true, signal: end.signal });
  return {
    async press() {
      end.abort();
      for (const event of held.splice(0)) {
        (page.activeElement ?? page.body).dispatchEvent(new KeyboardEvent(event.type, event));
        await null;
      }
    },
    drop() {
      end.abort();
      held.length = 0;
    },
  };
}
