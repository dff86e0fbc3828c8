import type { FormDescription, PointItem } from '@taskweave/plugin-sdk';

type Renderer = PointItem<'tasklist.form'>;

export function pickRenderer(renderers: readonly Renderer[], form: FormDescription): Renderer | null {
  const ofType = renderers.filter(({ meta }) => typesOf(meta.formType).includes(form.formType));
  const { key } = form;
  const forKey =
    key === null
      ? []
      : ofType
          .filter(({ meta }) => fitsKey(meta.formKey, key))
          .toSorted((a, b) => lengthOf(b.meta.formKey) - lengthOf(a.meta.formKey));
  return forKey[0] ?? ofType.find(({ meta }) => meta.formKey === undefined) ?? null;
}

function typesOf(formType: unknown): readonly unknown[] {
  return Array.isArray(formType) ? formType : [formType];
}

function lengthOf(pattern: unknown): number {
  return String(pattern).replaceAll('*', '').length;
}

function fitsKey(pattern: unknown, key: string): boolean {
  if (typeof pattern !== 'string') return false;
  const source = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`, 's').test(key);
}
