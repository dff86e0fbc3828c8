import { type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { ErrorCard } from '@taskweave/ui/error-card';
import { useEffect } from 'react';
import { CompleteWithoutForm } from '../form-parts/CompleteWithoutForm';

export function LostForm(props: FormEngineProps) {
  const { onState } = props;
  const { t } = useTranslation();
  const message = t('form.emptyContextPath');
  useEffect(() => onState({ kind: 'failed', message }), [message, onState]);
  return (
    <ErrorCard
      title={message}
      detail={t('form.emptyContextPath.detail')}
      actions={<CompleteWithoutForm {...props} />}
    />
  );
}
