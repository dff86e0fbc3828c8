import { useQueryClient } from '@tanstack/react-query';
import { deploymentQueries } from '@taskweave/engine-client/queries/process/deploymentQueries';
import { useDialogs, useEngineClient, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { type FormEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import { FilePicker } from '../files/FilePicker';
import { baseName, fileKind } from '../files/fileKind';
import { Outcome } from '../outcome/Outcome';
import { type DeployState, deployStoreOf } from '../send/DeployStore';
import { sendDeployment } from '../send/sendDeployment';
import { DeployFields } from './DeployFields';
import styles from './DeployPage.module.css';
import { FileTable } from './FileTable';

/** The files to deploy, their name, and the result. */
export function NewDeployment() {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const user = useUser();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const store = deployStoreOf(engine.engine, user.id);
  const state = useStore(store);
  const { files, sending } = state;
  const name = state.name ?? nameFor(files);
  const [isTried, setIsTried] = useState(false);
  const isBusy = sending.kind === 'sending' || sending.kind === 'looking';
  const ids = { name: useId(), choose: useId() };
  const change = (part: Partial<DeployState>) => store.setState(part);
  const setFiles = (next: DeployState['files']) => change({ files: next, sending: { kind: 'idle' } });

  function mayRepeat(): Promise<boolean> {
    const text = t('repeat.text', { name });
    return dialogs.confirm({ title: t('repeat.title'), text, confirmLabel: t('repeat.confirm') });
  }

  async function send(): Promise<void> {
    setIsTried(true);
    if (files.length === 0) return document.getElementById(ids.choose)?.focus();
    if (name.trim() === '') return document.getElementById(ids.name)?.focus();
    const result = await sendDeployment(
      { ...state, name: name.trim() },
      {
        engine,
        userId: user.id,
        onStep: (step) => change({ sending: step }),
        mayRepeat,
      },
    );
    // What was deployed is no longer to be deployed; everything else stays as it was chosen.
    change(result.kind === 'done' ? { files: [], name: null, sending: result } : { sending: result });
    if (result.kind !== 'done') return;
    setIsTried(false);
    for (const queryKey of deploymentQueries(engine).changed()) void queries.invalidateQueries({ queryKey });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) void send();
  }

  return (
    <form className={styles.form} noValidate aria-label={t('new.title')} onSubmit={submit}>
      <FilePicker
        id={ids.choose}
        files={files}
        error={isTried && files.length === 0 ? t('files.missing') : undefined}
        isDisabled={isBusy}
        onChange={setFiles}
      />
      {files.length > 0 && (
        <FileTable
          files={files}
          sending={sending}
          onRemove={isBusy ? null : (gone) => setFiles(files.filter((one) => one.name !== gone))}
        />
      )}
      <DeployFields
        nameId={ids.name}
        name={name}
        state={state}
        isNameMissing={isTried && name.trim() === ''}
        onChange={change}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" icon="upload" busy={isBusy}>
          {t('action.deploy')}
        </Button>
        <SendState sending={sending} />
      </div>
      <Outcome sending={sending} onClose={() => change({ sending: { kind: 'idle' } })} />
    </form>
  );
}

function SendState({ sending }: Pick<DeployState, 'sending'>) {
  const { t } = useTranslation();
  return (
    <span className={styles.state} role="status">
      {sending.kind === 'sending' && t('sending', { part: Math.round(sending.part * 100) })}
      {sending.kind === 'looking' && t('looking')}
    </span>
  );
}

/** After the first model, or the first file where there is none. */
function nameFor(files: DeployState['files']): string {
  const model = files.find(({ name }) => ['bpmn', 'cmmn', 'dmn'].includes(fileKind(name))) ?? files[0];
  return model === undefined ? '' : baseName(model.name);
}
