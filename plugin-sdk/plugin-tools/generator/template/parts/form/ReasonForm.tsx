import { type FormDraft, type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { TextField } from '@taskweave/ui/text-field';
import { useEffect, useRef, useState } from 'react';

/** The view around it draws the buttons, keeps the draft, and sends what `collect` returns. */
export default function ReasonForm({ isReadOnly, draft, onState, onReady, onChange }: FormEngineProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState(() => readDraft(draft));
  const [isSent, setIsSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(reason);
  const isMissing = reason.trim() === '';

  useEffect(() => {
    latest.current = reason;
    onState({ kind: 'ready', isDirty: reason !== '', isValid: !isMissing });
  }, [reason, isMissing, onState]);

  useEffect(
    () =>
      onReady({
        collect: async () => {
          setIsSent(true);
          if (latest.current.trim() === '') {
            field.current?.focus();
            return null;
          }
          return { kind: 'complete', variables: { reason: { type: 'String', value: latest.current } } };
        },
        snapshot: () => (latest.current === '' ? null : { values: { reason: latest.current } }),
        focus: () => field.current?.focus(),
      }),
    [onReady],
  );

  function change(value: string): void {
    setReason(value);
    onChange();
  }

  return (
    <TextField
      ref={field}
      label={t('reason.label')}
      required
      value={reason}
      readOnly={isReadOnly}
      onChange={change}
      error={isSent && isMissing ? t('reason.missing') : undefined}
    />
  );
}

/** An older version of this form, or the engine's own Tasklist, may have written it: trust nothing. */
function readDraft(draft: FormDraft | null): string {
  const { reason } = (draft?.values ?? {}) as { readonly reason?: unknown };
  return typeof reason === 'string' ? reason : '';
}
