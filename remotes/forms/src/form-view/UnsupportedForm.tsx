import { type FormSubject, type FormType, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { oldTasklistAddress } from '../form-parts/oldTasklistAddress';

interface UnsupportedFormProps {
  readonly subject: FormSubject;
  readonly type: FormType;
}

export function UnsupportedForm({ subject, type }: UnsupportedFormProps) {
  const { t } = useTranslation();
  const client = useEngineClient();
  return (
    <EmptyState
      text={t('form.unsupported', { type: t(`form.type.${type}`) })}
      action={
        <Button href={oldTasklistAddress(client, subject)} variant="secondary">
          {t('form.unsupported.open')}
        </Button>
      }
    />
  );
}
