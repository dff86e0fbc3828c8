import { type FormSubject, type FormType, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';

interface UnsupportedFormProps {
  readonly subject: FormSubject;
  readonly type: FormType;
}

/** Says that nothing here can draw this kind of form, and leads to the engine's own task list, which can. */
export function UnsupportedForm({ subject, type }: UnsupportedFormProps) {
  const { t } = useTranslation();
  const { appRoot, engine } = useEngineClient();
  const params =
    subject.kind === 'task' ? { task: subject.taskId } : { processStart: subject.processDefinitionKey };
  const address = `${appRoot}/app/tasklist/${encodeURIComponent(engine)}/#/?${new URLSearchParams(params).toString()}`;
  return (
    <EmptyState
      text={t('form.unsupported', { type: t(`form.type.${type}`) })}
      action={
        <Button href={address} variant="secondary">
          {t('form.unsupported.open')}
        </Button>
      }
    />
  );
}
