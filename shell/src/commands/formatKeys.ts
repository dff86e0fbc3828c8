import type { Language } from '@taskweave/plugin-sdk';
import type { KeyBinding } from './KeyBinding';

const ARROWS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

export function formatKeys(binding: KeyBinding, t: Language['t'], isMac: boolean): string {
  const parts = [
    binding.ctrl && (isMac ? '⌃' : t('key.ctrl')),
    binding.alt && (isMac ? '⌥' : t('key.alt')),
    binding.shift && (isMac ? '⇧' : t('key.shift')),
    binding.meta && (isMac ? '⌘' : t('key.meta')),
    nameOf(binding.key, t),
  ];
  const held = parts.filter((part) => part !== false).join(' ');
  return binding.next === undefined
    ? held
    : t('key.then', { first: held, next: formatKeys(binding.next, t, isMac) });
}

function nameOf(key: string, t: Language['t']): string {
  const arrow = ARROWS[key];
  if (arrow !== undefined) return arrow;
  if (key === ' ') return t('key.space');
  if (key.length === 1) return key.toUpperCase();
  const name = t(`key.${key.toLowerCase()}`);
  return name.startsWith('key.') ? key : name;
}
