import { isRecord } from '@taskweave/engine-client/readShape';
import { readDraft } from '../../form-js/data/formJsDraft';
import type { DraftEntry } from '../draftEntry';

export function keptInput({
  formType,
  values,
  files,
  lostFiles,
}: Pick<DraftEntry, 'formType' | 'values' | 'files' | 'lostFiles'>): readonly (readonly [string, string])[] {
  return [
    ...Object.entries(isRecord(values) ? byName(formType, values) : {}).map(
      ([name, value]) => [name, textOf(value)] as const,
    ),
    ...files.map(({ field, name }) => [formType === 'generic' ? '' : field, name] as const),
    ...lostFiles.map((name) => ['', name] as const),
  ].filter(([, text]) => text !== '');
}

function byName(
  formType: string,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (formType === 'embedded') {
    return { ...(isRecord(values.vars) && values.vars), ...(isRecord(values.texts) && values.texts) };
  }
  if (formType === 'camunda-forms') return readDraft(values).typed;
  if (formType !== 'generic') return values;
  const { rows, ...others } = values;
  const variables = Array.isArray(rows) ? rows.filter(isRecord) : [];
  return { ...others, ...Object.fromEntries(variables.map(({ name, text }) => [String(name), text])) };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
