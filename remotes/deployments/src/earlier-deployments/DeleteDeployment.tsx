import { useQueryClient } from '@tanstack/react-query';
import { confirmWrite } from '@taskweave/engine-client/confirmWrite';
import { deploymentQueries } from '@taskweave/engine-client/queries/process/deploymentQueries';
import {
  type Deployment,
  deleteDeployment,
  isThere,
} from '@taskweave/engine-client/resources/definition/deployment';
import { useEngineClient, useNotifications, useSettings, useTranslation } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { ConfirmDialog } from '@taskweave/ui/confirm-dialog';
import { useState } from 'react';
import styles from './EarlierDeployments.module.css';

export interface DeleteDeploymentProps {
  readonly deployment: Deployment;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

const SWITCHES = [
  ['skipCustomListeners', 'common.skipCustomListeners'],
  ['skipIoMappings', 'common.skipIoMappings'],
] as const;

/** Asks what is to go with a deployment, and deletes it. The switches stand as the administrator has set them. */
export function DeleteDeployment({ deployment, onClose, onGone }: DeleteDeploymentProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const queries = useQueryClient();
  const { notify } = useNotifications();
  const settings = useSettings();
  const [removal, setRemoval] = useState({
    cascade: false,
    skipCustomListeners: settings.skipCustomListeners.default,
    skipIoMappings: settings.skipIoMappings.default,
  });
  const name = deployment.name || deployment.id;

  async function remove(): Promise<void> {
    await confirmWrite({
      removes: true,
      send: () => deleteDeployment(engine, deployment.id, removal),
      look: async (signal) =>
        (await isThere(engine, deployment.id, signal))
          ? { kind: 'not-done' }
          : { kind: 'done', value: undefined },
    });
    notify({ kind: 'success', title: t('common.deleted', { name }) });
    onClose();
    onGone();
    for (const queryKey of deploymentQueries(engine).changed()) void queries.invalidateQueries({ queryKey });
  }

  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      text={t('delete.text')}
      confirmLabel={t('action.delete')}
      failedTitle={t('delete.failed')}
      isDangerous
      onConfirm={remove}
      onClose={onClose}
    >
      <div className={styles.checks}>
        <CheckboxField
          label={t('delete.cascade')}
          hint={t('delete.cascade.hint')}
          checked={removal.cascade}
          onChange={(cascade) => setRemoval({ ...removal, cascade })}
        />
        {SWITCHES.filter(([name]) => !settings[name].hidden).map(([name, label]) => (
          <CheckboxField
            key={name}
            label={t(label)}
            checked={removal[name]}
            disabled={!removal.cascade}
            onChange={(skip) => setRemoval({ ...removal, [name]: skip })}
          />
        ))}
      </div>
    </ConfirmDialog>
  );
}
