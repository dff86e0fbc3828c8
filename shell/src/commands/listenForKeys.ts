import type { Command } from '@taskweave/plugin-sdk';
import type { CommandRegistry } from '@taskweave/plugin-sdk/host/createCommandRegistry';
import { belongsToFields, type KeyBinding, matchesKeys } from './KeyBinding';
import type { KeyMap } from './KeyMap';

const LAYERS =
  'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tree"]';

const MODAL = 'dialog[open], [role="alertdialog"], [aria-modal="true"]';

const OF_TASK = `#task-body, ${LAYERS}`;

const PATIENCE = 3_000;

interface Candidate {
  readonly command: Command;
  readonly keys: KeyBinding;
}

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
    // A key may have been handled by a part of the page, or compose a character.
    if (event.defaultPrevented || event.isComposing) return;
    if (event.target instanceof Element && isField(event.target)) awaitKeys([], '');
    const isSequence = awaited.length > 0;
    if (isSequence && /^(Shift|Control|Alt|Meta|AltGraph)$/.test(event.key)) return;
    const found = isSequence
      ? awaited.filter(({ keys }) => matchesKeys(keys, event))
      : findCandidates(event, [...coming(), ...commands.all], keyMap);
    const whole = found.findLast(({ keys }) => keys.next === undefined);
    const longer = found.flatMap(({ command, keys }) => (keys.next ? [{ command, keys: keys.next }] : []));
    awaitKeys(whole === undefined ? longer : [], event.key.toLowerCase());
    if (found.length === 0 && !isSequence) return;
    // Held keys must not reach the browser, whose own shortcut would open on the first repeat.
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

function findCandidates(event: KeyboardEvent, all: readonly Command[], keyMap: KeyMap): readonly Candidate[] {
  const target = event.target instanceof Element ? event.target : document.body;
  const layer = layerOf(target);
  const isTyping = isField(target);
  return all.flatMap((command) => {
    if (command.isEnabled === false || command.isListedOnly === true) return [];
    // Typing in a search is unrelated to the open task, which may not even be in the list any more.
    if (isTyping && command.group === 'task' && target.closest(OF_TASK) === null) return [];
    const keys = keyMap
      .keysOf(command)
      .find((one) => mayFire(one, isTyping, event) && matchesKeys(one, event));
    return keys === undefined || !isItsPlace(command, target, layer) ? [] : [{ command, keys }];
  });
}

function mayFire(keys: KeyBinding, isTyping: boolean, event: KeyboardEvent): boolean {
  if (!isTyping) return true;
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

function isField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !NOT_TYPED.has(element.type);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  if (/^(textbox|searchbox|combobox|spinbutton)$/.test(element.getAttribute('role') ?? '')) return true;
  return (
    element.closest('[contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]') !==
    null
  );
}

function runOnceThere(commands: Pick<CommandRegistry, 'all' | 'run' | 'subscribe'>, id: string): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = commands.subscribe(() => {
    if (commands.all.every((command) => command.id !== id)) return;
    waiting.abort();
    queueMicrotask(() => commands.run(id));
  });
  signal.addEventListener('abort', stop);
  const options = { capture: true, signal };
  document.addEventListener('keydown', (event) => event.repeat || waiting.abort(), options);
  document.addEventListener('pointerdown', () => waiting.abort(), options);
}
