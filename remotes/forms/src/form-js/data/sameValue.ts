import { shownClock } from './clockText';
import type { SchemaField } from './schemaFields';

export function showsSame(field: SchemaField, value: unknown, other: unknown): boolean {
  return JSON.stringify(shown(field, value)) === JSON.stringify(shown(field, other));
}

function shown({ type, ...field }: SchemaField, value: unknown): unknown {
  switch (type) {
    case 'datetime':
      return shownClock({ type, ...field }, value);
    case 'textarea':
      // Browsers normalise line breaks to `\n`.
      return String(value ?? '').replace(/\r\n?/g, '\n');
    case 'textfield':
      return String(value ?? '');
    case 'checklist':
      return Array.isArray(value) ? value.map((item) => JSON.stringify(item)).sort() : [];
    case 'taglist':
      return value ?? [];
    default:
      return value ?? null;
  }
}
