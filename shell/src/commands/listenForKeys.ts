import type { Command, Commands } from '@taskweave/plugin-sdk';
import { belongsToFields, type KeyBinding, matchesKeys } from './KeyBinding';
import type { KeyMap } from './KeyMap';

/** What lies over the page, or takes letters for itself: keys of the page sleep in it. */
const LAYERS =
  'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tree"]';

/** Layers that nothing beneath may be used through, wherever the focus is. */
const MODAL = 'dialog[open], [role="alertdialog"], [aria-modal="true"]';

/**
 * Runs commands by their keys as long as the page is there.
 *
 * @returns the function that ends it
 */
export function listenForKeys(commands: Commands, keyMap: KeyMap, page: Document = document): () => void {
  function handleKeyDown(event: KeyboardEvent): void {
    // What a part of the page has done something with is its own; so are the keys that compose a character.
    if (event.defaultPrevented || event.isComposing) return;
    const command = findCommand(event, commands, keyMap, page);
    if (command === null) return;
    // Held keys must not reach the browser either: its own shortcut would open at the second beat.
    event.preventDefault();
    if (event.repeat && command.repeats !== true) return;
    commands.run(command.id);
  }

  page.addEventListener('keydown', handleKeyDown);
  return () => page.removeEventListener('keydown', handleKeyDown);
}

/** The command that a press means: the latest of those whose place it is. */
function findCommand(
  event: KeyboardEvent,
  commands: Commands,
  keyMap: KeyMap,
  page: Document,
): Command | null {
  const target = event.target instanceof Element ? event.target : page.body;
  const layer = layerOf(target, page);
  const isTyping = isField(target);
  const found = commands.all.findLast(
    (command) =>
      command.enabled !== false &&
      isItsPlace(command, target, layer) &&
      keyMap.keysOf(command).some((keys) => mayFire(keys, isTyping, event) && matchesKeys(keys, event)),
  );
  return found ?? null;
}

function mayFire(keys: KeyBinding, isTyping: boolean, event: KeyboardEvent): boolean {
  if (!isTyping) return true;
  // AltGr writes characters, and reads as Ctrl and Alt on some systems.
  return !belongsToFields(keys) && !event.getModifierState('AltGraph');
}

function layerOf(target: Element, page: Document): Element | null {
  return target.closest(LAYERS) ?? page.querySelector(target === page.body ? LAYERS : MODAL);
}

function isItsPlace({ within }: Command, target: Element, layer: Element | null): boolean {
  if (within === undefined) return layer === null;
  const place = within.current;
  if (place === null || !place.contains(target)) return false;
  return layer === null || layer.contains(place);
}

const NOT_TYPED = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Whether letters typed here end up in something. */
function isField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !NOT_TYPED.has(element.type);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  if (/^(textbox|searchbox|combobox|spinbutton)$/.test(element.getAttribute('role') ?? '')) return true;
  return (
    element.closest('[contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]') !==
    null
  );
}
