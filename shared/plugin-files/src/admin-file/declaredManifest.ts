import type * as v from 'valibot';
import type { ManifestContribution, PluginManifest } from '../manifest/PluginManifest';
import type { declaredEntrySchema } from './adminFileSchema';
import { LINK_PLACES } from './partSchema';

type DeclaredEntry = v.InferOutput<typeof declaredEntrySchema>;
type Part = DeclaredEntry['parts'][number];
type Texts = Part['label'];

/** The parts of an entry as the manifest of a plugin, so that they take part as those of all other plugins do. */
export function declaredManifest({ id, parts }: Pick<DeclaredEntry, 'id' | 'parts'>): PluginManifest {
  const labels: Record<string, Record<string, string>> = {};

  function textOf(key: string, texts: Texts): string {
    const byLanguage = typeof texts === 'string' ? { en: texts } : texts;
    const [first = ''] = Object.values(byLanguage);
    for (const [language, text] of Object.entries({ en: first, ...byLanguage })) {
      labels[language] = { ...labels[language], [key]: text };
    }
    return `%${key}%`;
  }

  return {
    manifestVersion: 1,
    id,
    version: 'declared',
    requires: { sdk: '*' },
    entry: { format: 'federation', container: `declared:${id}`, file: '', integrity: '' },
    preload: [],
    contributes: parts.map((part) => ({
      id: part.id,
      ...(part.priority !== undefined && { priority: part.priority }),
      ...(part.when !== undefined && { when: part.when }),
      ...placed(part, textOf),
    })),
    labels,
  };
}

function placed(
  part: Part,
  textOf: (key: string, texts: Texts) => string,
): Pick<ManifestContribution, 'point' | 'meta'> {
  const label = textOf(part.id, part.label);
  switch (part.kind) {
    case 'link': {
      const { at, icon = at === 'menu' ? 'external' : undefined, href } = part;
      const ofPlace = { menu: { menu: 'user' }, 'sign-in': { isNotice: true }, task: {}, header: {} }[at];
      return { point: LINK_PLACES[at], meta: { label, icon, href, ...ofPlace } };
    }
    case 'column': {
      const { width, isDefault, format } = part;
      const align = format === 'number' || format === 'money' ? 'end' : 'start';
      const meta = { label, width, align, isDefault, sortVariable: part.variable, ...factOf(part) };
      return { point: 'tasklist.list.column', meta };
    }
    case 'badge':
      return { point: 'tasklist.card', meta: { label, isInline: true, ...factOf(part) } };
    case 'button': {
      const { icon, variable, value } = part;
      const confirm = part.confirm === undefined ? undefined : textOf(`${part.id}.confirm`, part.confirm);
      const completesWith = { [variable]: { type: typeOf(value), value } };
      return { point: 'tasklist.task.action', meta: { label, icon, completesWith, confirm } };
    }
  }
}

function factOf({
  variable,
  format,
  currency,
  currencyVariable,
}: Extract<Part, { kind: 'column' | 'badge' }>) {
  const variables = currencyVariable === undefined ? [variable] : [variable, currencyVariable];
  return { variables, fact: { variable, format, currency, currencyVariable } };
}

const LARGEST_INTEGER = 2 ** 31 - 1;

function typeOf(value: string | number | boolean): string {
  if (typeof value !== 'number') return typeof value === 'string' ? 'String' : 'Boolean';
  if (!Number.isInteger(value)) return 'Double';
  return Math.abs(value) > LARGEST_INTEGER ? 'Long' : 'Integer';
}
