import { FORM_REF_NAMES } from '../../EngineProfile';
import { isRecord, readShape } from '../../reading/readShape';
import type { FormRef } from '../../Task';

export type TaskForm = Readonly<ReturnType<typeof parseForm>>;

export function parseForm(body: unknown) {
  const form = readShape(body, 'form');
  return {
    key: form.textOrNull('key') || null,
    formRef: parseFormRef(form.raw),
    contextPath: form.textOrNull('contextPath'),
  };
}

export function parseFormRef(raw: Readonly<Record<string, unknown>>): FormRef | null {
  for (const name of FORM_REF_NAMES) {
    const value = raw[name];
    if (isRecord(value) && typeof value.key === 'string') {
      const { binding, key, version } = value;
      return {
        key,
        binding: binding === 'deployment' || binding === 'version' ? binding : 'latest',
        version: typeof version === 'number' ? version : null,
      };
    }
  }
  return null;
}
