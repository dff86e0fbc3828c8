import type { FormDescription, PointItem } from '@taskweave/plugin-sdk';

type Renderer = PointItem<'tasklist.form'>;

/**
 * The contribution that draws a form: one for its key before one for its type alone; among those the first,
 * since they come by priority. Null where none fits.
 */
export function pickRenderer(renderers: readonly Renderer[], form: FormDescription): Renderer | null {
  const ofType = renderers.filter(({ meta }) => typesOf(meta.formType).includes(form.type));
  const { key } = form;
  const forKey = key === null ? undefined : ofType.find(({ meta }) => fitsKey(meta.formKey, key));
  return forKey ?? ofType.find(({ meta }) => meta.formKey === undefined) ?? null;
}

function typesOf(formType: unknown): readonly unknown[] {
  return Array.isArray(formType) ? formType : [formType];
}

/** `*` stands for any text, the empty one too. */
function fitsKey(pattern: unknown, key: string): boolean {
  if (typeof pattern !== 'string') return false;
  const source = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`, 's').test(key);
}
