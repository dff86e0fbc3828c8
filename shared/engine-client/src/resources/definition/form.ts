import { FORM_REF_NAMES } from '../../EngineProfile';
import { isRecord, readShape } from '../../reading/readShape';
import type { FormRef } from '../../Task';

/** The form of a task or a process start as the engine knows it; `resolveForm` interprets it. */
export interface TaskForm {
  readonly key: string | null;
  readonly formRef: FormRef | null;
  /** Where the web application lives that deployed the process: `/shop`, or a whole URL. */
  readonly contextPath: string | null;
}

export function parseForm(body: unknown): TaskForm {
  const form = readShape(body, 'form');
  return {
    key: form.textOrNull('key') || null,
    formRef: parseFormRef(form.raw),
    contextPath: form.textOrNull('contextPath'),
  };
}

/** The reference to a deployed form, under whichever name this engine gives it. */
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
