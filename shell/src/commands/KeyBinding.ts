export interface KeyBinding {
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly meta: boolean;
  readonly key: string;
  readonly next?: KeyBinding;
}

type Modifier = 'ctrl' | 'alt' | 'shift' | 'meta';

// A plugin may write `constructor`, which every object has, so this is a Map.
const MODIFIERS: ReadonlyMap<string, Modifier> = new Map(
  Object.entries<Modifier>({
    ctrl: 'ctrl',
    control: 'ctrl',
    alt: 'alt',
    option: 'alt',
    shift: 'shift',
    meta: 'meta',
    cmd: 'meta',
    command: 'meta',
  }),
);

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    esc: 'Escape',
    escape: 'Escape',
    enter: 'Enter',
    return: 'Enter',
    space: ' ',
    tab: 'Tab',
    del: 'Delete',
    delete: 'Delete',
    backspace: 'Backspace',
    up: 'ArrowUp',
    down: 'ArrowDown',
    left: 'ArrowLeft',
    right: 'ArrowRight',
    plus: '+',
  }),
);

const LONGEST = 100;

export function parseKeys(text: string, isMac: boolean): KeyBinding | null {
  if (text.length > LONGEST) return null;
  const [first = '', ...others] = text.trim().toLowerCase().split(/\s+/);
  const binding = parseChord(first, isMac);
  if (binding === null || others.length === 0) return binding;
  const next = parseKeys(others.join(' '), isMac);
  return next === null ? null : { ...binding, next };
}

function parseChord(text: string, isMac: boolean): KeyBinding | null {
  const parts = text.split(/(?<=[^+])\+/);
  const binding = { ctrl: false, alt: false, shift: false, meta: false };
  const last = parts.pop() ?? '';
  for (const part of parts) {
    const modifier = part === 'mod' ? (isMac ? 'meta' : 'ctrl') : MODIFIERS.get(part);
    if (modifier === undefined) return null;
    binding[modifier] = true;
  }
  const key = keyOf(last);
  return key === null ? null : { ...binding, key };
}

function keyOf(name: string): string | null {
  if (name.length === 1) return name;
  const known = NAMES.get(name);
  if (known !== undefined) return known;
  if (/^f([1-9]|1[0-2])$/.test(name)) return name.toUpperCase();
  const arrow = /^(arrow)(up|down|left|right)$/.exec(name)?.[2];
  if (arrow !== undefined) return NAMES.get(arrow) ?? null;
  if (/^(home|end)$/.test(name)) return name.charAt(0).toUpperCase() + name.slice(1);
  return null;
}

export function isSingleKey({ ctrl, alt, meta, key }: KeyBinding): boolean {
  return key.length === 1 && !ctrl && !alt && !meta;
}

export function belongsToFields(binding: KeyBinding): boolean {
  const { ctrl, alt, meta, key } = binding;
  return !ctrl && !alt && !meta && !/^F\d/.test(key);
}

export function matchesKeys(binding: KeyBinding, event: KeyboardEvent): boolean {
  const { key, shift } = binding;
  const isLetter = /^[a-z]$/.test(key);
  // Where AltGr writes the character, the system reports Ctrl and Alt as held.
  const isWritten = isSingleKey(binding) && event.key === key && event.getModifierState('AltGraph');
  if (!isWritten) {
    if (event.ctrlKey !== binding.ctrl || event.altKey !== binding.alt || event.metaKey !== binding.meta)
      return false;
  }
  // Whether a sign needs Shift depends on the keyboard.
  const isSign = key.length === 1 && !isLetter && key !== ' ';
  if (event.shiftKey !== shift && (!isSign || shift)) return false;
  if (event.key.toLowerCase() === key.toLowerCase()) return true;
  // With Alt on a Mac, and on non-Latin keyboards, a key writes something other than its name.
  const isForeign = event.altKey || !/^[\x20-\x7e]/.test(event.key);
  return isForeign && isLetter && event.code === `Key${key.toUpperCase()}`;
}
