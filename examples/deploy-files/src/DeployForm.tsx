import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEngineClient, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { uploadFiles } from '@taskweave/plugin-sdk/engine';
import { Button } from '@taskweave/ui/button';
import { FileField } from '@taskweave/ui/file-field';
import { Problem } from '@taskweave/ui/problem';
import { type FormEvent, useState } from 'react';
import styles from './Deploy.module.css';

/** Sends files as the suite does, as one deployment with the name of the first. */
export function DeployForm() {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const cache = useQueryClient();
  const { notify } = useNotifications();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isSent, setIsSent] = useState(false);
  const [first] = files;
  const deploy = useMutation({
    mutationFn: (name: string) =>
      uploadFiles(engine, 'deployment/create', {
        files: files.map((file) => ({ name: file.name, content: file })),
        fields: { 'deployment-name': name, 'deployment-source': 'taskweave' },
      }),
    onSuccess(_, name) {
      notify({ kind: 'success', title: t('done', { name }) });
      return cache.invalidateQueries({ queryKey: ['deploy-files', engine.engine] });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSent(true);
    if (first !== undefined && !deploy.isPending) deploy.mutate(first.name);
  }

  return (
    <form className={styles.parts} onSubmit={submit} noValidate>
      <FileField
        label={t('files')}
        hint={t('files.hint')}
        multiple
        error={isSent && first === undefined ? t('files.missing') : undefined}
        onChange={setFiles}
      />
      {deploy.error !== null && <Problem error={deploy.error} title={t('failed')} isAlert />}
      <Button variant="primary" type="submit" busy={deploy.isPending}>
        {t('action')}
      </Button>
    </form>
  );
}
