import { readdirSync, readFileSync } from 'node:fs';
import { inRepository } from '../../../scripts/process/paths.mjs';

export type PseudoScript = 'accents' | 'arabic';

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
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const PLURALS = ['zero', 'one', 'two', 'few', 'many'];

/** Namespaces of texts by the folder that their catalogues are in. */
const NAMESPACES: readonly (readonly [string, string])[] = [
  ['shell/src/i18n', 'shell'],
  ['shell/src/welcome', 'shell'],
  ['addons/plugin-pages/src/common', 'shell.admin'],
  ['shell/src/telemetry', 'shell.telemetry'],
  ['shared/ui/src/problem', 'taskweave-ui'],
  ['shared/ui/src/kit-text', 'taskweave-ui'],
  ['shared/ui/src/chart', 'taskweave-chart'],
  ['shared/ui/src/variable-editor', 'taskweave-ui'],
  ['shared/i18n/src/date-texts', 'taskweave-dates'],
  ['shared/i18n/src/due-texts', 'taskweave-task-list'],
  ['shared/widgets/src/diagram-viewer', 'taskweave-diagram'],
  ...readdirSync(inRepository('remotes')).map(
    (name) => [`remotes/${name}/src`, `taskweave-${name}`] as const,
  ),
];

/**
 * A file of locales in which every text of ours stands in brackets, and is in other letters: longer and with accents, so that
 * what is cut off is seen, or Arabic ones, so that it runs from right to left. What is written into the code is in neither.
 * Placeholders stay.
 */
export function pseudoLocale(script: PseudoScript = 'accents'): string {
  const labels = NAMESPACES.flatMap(([folder, namespace]) =>
    readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)en\.json$/.test(file))
      .flatMap((file) => {
        const texts = JSON.parse(readFileSync(inRepository(folder, file), 'utf8')) as Record<string, string>;
        return Object.entries(texts).flatMap(([key, text]) =>
          formsOf(key).map((form) => [`${namespace}:${form}`, pseudo(text, script)] as const),
        );
      }),
  );
  return JSON.stringify({ labels: Object.fromEntries(labels) });
}

/** A language may have more forms than English has. */
function formsOf(key: string): readonly string[] {
  const [, stem] = /^(.+)_other$/.exec(key) ?? [];
  return stem === undefined ? [key] : [...PLURALS.map((plural) => `${stem}_${plural}`), key];
}

function pseudo(text: string, script: PseudoScript): string {
  const dressed = text
    .split(/(\{\{[^}]*\}\})/)
    .map((part) => (part.startsWith('{{') ? part : inScript(part, script)))
    .join('');
  return `⟦${dressed}${script === 'accents' ? '~'.repeat(Math.ceil(text.length / 4)) : ''}⟧`;
}

function inScript(text: string, script: PseudoScript): string {
  return script === 'accents'
    ? text.replace(/[aeioucny]/g, (letter) => ACCENTS[letter] ?? letter)
    : text.replace(/[a-z]/gi, (letter) => ARABIC[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);
}
