import { type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import { TextArea } from '@taskweave/ui/text-area';
import { useEffect, useRef, useState } from 'react';
import styles from './ApprovalForm.module.css';
import { readDraft } from './readDraft';
import { useFormHandle } from './useFormHandle';
import { useInvoice } from './useInvoice';

/** Approve, or say why not. The view around it draws the buttons, keeps the draft and sends what `collect` returns. */
export default function ApprovalForm(props: FormEngineProps) {
  const { subject, isReadOnly, draft, onState, onReady, onChange } = props;
  const { t, locale } = useTranslation();
  const invoice = useInvoice(subject);
  const [values, setValues] = useState(() => readDraft(draft));
  const [isSent, setIsSent] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const isValid = values.approved || values.reason.trim() !== '';
  const isDirty = values.approved || values.reason !== '';

  useEffect(() => {
    if (invoice.status === 'failed') onState({ kind: 'failed', message: t('form.failed') });
    if (invoice.status === 'ready') onState({ kind: 'ready', isDirty, isValid });
  }, [invoice.status, isDirty, isValid, onState, t]);

  useFormHandle(
    {
      collect: async () => {
        setIsSent(true);
        if (!isValid) {
          form.current?.querySelector('textarea')?.focus();
          return null;
        }
        const { approved, reason } = values;
        return {
          kind: 'complete',
          variables: {
            approved: { type: 'Boolean', value: approved },
            ...(!approved && { reason: { type: 'String', value: reason } }),
          },
        };
      },
      snapshot: () => (isDirty ? { values } : null),
      focus: () => form.current?.querySelector('input')?.focus(),
    },
    onReady,
  );

  function change(part: Partial<typeof values>): void {
    setValues({ ...values, ...part });
    onChange();
  }

  if (invoice.status !== 'ready') return <p role="status">{t('form.loading')}</p>;
  const { creditor, number, amount } = invoice;
  return (
    <div ref={form} className={styles.form}>
      <PropertyList>
        <Property label={t('form.creditor')}>{creditor}</Property>
        <Property label={t('form.number')}>{number}</Property>
        <Property label={t('form.amount')}>
          {amount.toLocaleString(locale, { style: 'currency', currency: 'EUR' })}
        </Property>
      </PropertyList>
      <CheckboxField
        label={t('form.approved')}
        checked={values.approved}
        readOnly={isReadOnly}
        onChange={(approved) => change({ approved })}
      />
      {!values.approved && (
        <TextArea
          label={t('form.reason')}
          required
          value={values.reason}
          readOnly={isReadOnly}
          onChange={(reason) => change({ reason })}
          error={isSent && !isValid ? t('form.reason.missing') : undefined}
        />
      )}
    </div>
  );
}
