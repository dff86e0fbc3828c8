import { fold, wordsOf } from '@taskweave/base/texts/words';
import type { Command } from '@taskweave/plugin-sdk';

export function rankCommands(text: string, commands: readonly Command[]): readonly Command[] {
  const words = wordsOf(text);
  if (words.length === 0) return commands;
  return commands
    .map((command) => ({ command, rank: rankOf(words, command) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ command }) => command);
}

function rankOf(words: readonly string[], { label, detail = '', keywords = '' }: Command): number {
  const title = fold(label);
  const all = `${title} ${fold(detail)} ${fold(keywords)}`;
  if (!words.every((word) => all.includes(word))) return 0;
  const [first = ''] = words;
  if (title.startsWith(first)) return 3;
  return title.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(first)) ? 2 : 1;
}
