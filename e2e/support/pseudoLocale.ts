import { readdirSync, readFileSync } from 'node:fs';
import { inRepository } from '../../scripts/process/paths.mjs';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
};

/** Namespaces of texts by the folder that their catalogues are in. */
const NAMESPACES: readonly (readonly [string, string])[] = [
  ['shell/src/i18n', 'shell'],
  ['shell/src/welcome', 'shell'],
  ['shared/ui/src/problem', 'taskweave-ui'],
  ['shared/ui/src/kit-text', 'taskweave-ui'],
  ...readdirSync(inRepository('remotes')).map(
    (name) => [`remotes/${name}/src`, `taskweave-${name}`] as const,
  ),
];

/**
 * A file of locales in which every text of ours is longer, has accents and stands in brackets, so that what is written into
 * the code, or cut off, is seen. Placeholders stay.
 */
export function pseudoLocale(): string {
  const labels = NAMESPACES.flatMap(([folder, namespace]) =>
    readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)en\.json$/.test(file))
      .flatMap((file) => {
        const texts = JSON.parse(readFileSync(inRepository(folder, file), 'utf8')) as Record<string, string>;
        return Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, pseudo(text)]);
      }),
  );
  return JSON.stringify({ labels: Object.fromEntries(labels) });
}

function pseudo(text: string): string {
  const accented = text
    .split(/(\{\{[^}]*\}\})/)
    .map((part) =>
      part.startsWith('{{') ? part : part.replace(/[aeioucny]/g, (letter) => ACCENTS[letter] ?? letter),
    )
    .join('');
  return `⟦${accented}${'~'.repeat(Math.ceil(text.length / 4))}⟧`;
}
