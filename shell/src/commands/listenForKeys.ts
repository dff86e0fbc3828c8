import type { Command } from '@taskweave/plugin-sdk';
import type { CommandRegistry } from '@taskweave/plugin-sdk/commands/createCommandRegistry';
import { belongsToFields, type KeyBinding, matchesKeys } from './KeyBinding';
import type { KeyMap } from './KeyMap';
import { runOnceThere } from './runOnceThere';

/** What lies over the page, or takes letters for itself: keys of the page sleep in it. */
const LAYERS =
  'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tree"]';

/** Layers that nothing beneath may be used through, wherever the focus is. */
const MODAL = 'dialog[open], [role="alertdialog"], [aria-modal="true"]';

/** Where typing is about the open task, or about what lies over the page. */
const OF_TASK = `#task-body, ${LAYERS}`;

/** So long the next key of a sequence may take, in ms. */
const PATIENCE = 3_000;

/** A command with the keys that are still to be pressed for it. */
interface Candidate {
  readonly command: Command;
  readonly keys: KeyBinding;
}

/**
 * Runs commands by their keys as long as the page is there.
 *
 * @param coming commands whose part of the page is on its way: they run once it is there
 * @returns the function that ends it
 */
export function listenForKeys(
  commands: Pick<CommandRegistry, 'all' | 'run' | 'setPending' | 'subscribe'>,
  keyMap: KeyMap,
  coming: () => readonly Command[] = () => [],
): () => void {
  let pressed: readonly string[] = [];
  let awaited: readonly Candidate[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function awaitKeys(candidates: readonly Candidate[], key: string): void {
    clearTimeout(timer);
    awaited = candidates;
    pressed = candidates.length === 0 ? [] : [...pressed, key];
    commands.setPending(pressed.join(' '));
    if (candidates.length > 0) timer = setTimeout(() => awaitKeys([], ''), PATIENCE);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // What a part of the page has done something with is its own; so are the keys that compose a character.
    if (event.defaultPrevented || event.isComposing) return;
    // Who goes to a field meanwhile types there.
    if (event.target instanceof Element && isField(event.target)) awaitKeys([], '');
    const isSequence = awaited.length > 0;
    if (isSequence && /^(Shift|Control|Alt|Meta|AltGraph)$/.test(event.key)) return;
    const found = isSequence
      ? awaited.filter(({ keys }) => matchesKeys(keys, event))
      : findCandidates(event, [...coming(), ...commands.all], keyMap);
    const whole = found.findLast(({ keys }) => keys.next === undefined);
    const longer = found.flatMap(({ command, keys }) => (keys.next ? [{ command, keys: keys.next }] : []));
    awaitKeys(whole === undefined ? longer : [], event.key.toLowerCase());
    // A key that continues no sequence ends it, and does nothing else: it was meant for the sequence.
    if (found.length === 0 && !isSequence) return;
    // Held keys must not reach the browser either: its own shortcut would open at the second beat.
    event.preventDefault();
    if (whole === undefined || (event.repeat && whole.command.repeats !== true)) return;
    if (!commands.run(whole.command.id)) runOnceThere(commands, whole.command.id);
  }

  document.addEventListener('keydown', handleKeyDown);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', handleKeyDown);
  };
}

/** The commands whose place it is and that a press means, or whose keys it begins; of several the latest counts. */
function findCandidates(event: KeyboardEvent, all: readonly Command[], keyMap: KeyMap): readonly Candidate[] {
  const target = event.target instanceof Element ? event.target : document.body;
  const layer = layerOf(target);
  const isTyping = isField(target);
  return all.flatMap((command) => {
    if (command.enabled === false || command.isListedOnly === true) return [];
    // Who types in a search is elsewhere: the open task may not even be in the list any more.
    if (isTyping && command.group === 'task' && target.closest(OF_TASK) === null) return [];
    const keys = keyMap
      .keysOf(command)
      .find((one) => mayFire(one, isTyping, event) && matchesKeys(one, event));
    return keys === undefined || !isItsPlace(command, target, layer) ? [] : [{ command, keys }];
  });
}

function mayFire(keys: KeyBinding, isTyping: boolean, event: KeyboardEvent): boolean {
  if (!isTyping) return true;
  // A field that has something to cancel or to close takes Escape itself.
  if (keys.key === 'Escape') return !isOpen(event.target);
  // AltGr writes characters, and reads as Ctrl and Alt on some systems.
  return !belongsToFields(keys) && !event.getModifierState('AltGraph');
}

function layerOf(target: Element): Element | null {
  return target.closest(LAYERS) ?? document.querySelector(target === document.body ? LAYERS : MODAL);
}

function isItsPlace({ within }: Command, target: Element, layer: Element | null): boolean {
  if (within === undefined) return layer === null;
  const place = within.current;
  if (place === null || !place.contains(target)) return false;
  return layer === null || layer.contains(place);
}

/** It shows suggestions, which Escape closes. */
function isOpen(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute('aria-expanded') === 'true';
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
