import type { FormDraft } from '@taskweave/plugin-sdk';

export interface Answer {
  readonly approved: boolean;
  readonly reason: string;
}

/** What was entered before. An older version of this form, or the engine's own Tasklist, may have written it: trust nothing. */
export function readDraft(draft: FormDraft | null): Answer {
  const values = (draft?.values ?? {}) as Partial<Record<keyof Answer, unknown>>;
  return {
    approved: values.approved === true,
    reason: typeof values.reason === 'string' ? values.reason : '',
  };
}
