import { useQueryClient } from '@tanstack/react-query';
import { confirmWrite } from '@taskweave/engine-client/confirmWrite';
import { deploymentQueries } from '@taskweave/engine-client/queries/process/deploymentQueries';
import {
  type Deployment,
  deleteDeployment,
  isThere,
} from '@taskweave/engine-client/resources/definition/deployment';
import { useEngineClient, useNotifications, useSettings, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Dialog } from '@taskweave/ui/dialog';
import { Problem } from '@taskweave/ui/problem';
import { useState } from 'react';
import styles from './FormerDeployments.module.css';

export interface DeleteDialogProps {
  readonly deployment: Deployment;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Asks what is to go with a deployment, and deletes it. The switches stand as the administrator has set them. */
export function DeleteDialog({ deployment, onClose, onGone }: DeleteDialogProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const queries = useQueryClient();
  const { notify } = useNotifications();
  const { skipCustomListeners, skipIoMappings } = useSettings();
  const [removal, setRemoval] = useState({
    cascade: false,
    skipCustomListeners: skipCustomListeners.default,
    skipIoMappings: skipIoMappings.default,
  });
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error: unknown }>({
    isBusy: false,
    error: null,
  });
  const name = deployment.name || deployment.id;

  async function remove(): Promise<void> {
    setState({ isBusy: true, error: null });
    try {
      await confirmWrite({
        removes: true,
        send: () => deleteDeployment(engine, deployment.id, removal),
        look: async (signal) =>
          (await isThere(engine, deployment.id, signal))
            ? { kind: 'not-done' }
            : { kind: 'done', value: undefined },
      });
      notify({ kind: 'success', title: t('delete.done', { name }) });
      onClose();
      onGone();
      const { all, definitions } = deploymentQueries(engine);
      for (const queryKey of [all(), ...definitions()]) void queries.invalidateQueries({ queryKey });
    } catch (error) {
      setState({ isBusy: false, error });
    }
  }

  return (
    <Dialog
      isOpen
      size="sm"
      title={t('delete.title', { name })}
      description={t('delete.text')}
      closeLabel={t('action.close')}
      onClose={onClose}
      onSubmit={() => void remove()}
      footer={
        <>
          <Button type="submit" variant="primary" tone="danger" busy={state.isBusy}>
            {t('action.delete')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.checks}>
        <CheckboxField
          label={t('delete.cascade')}
          hint={t('delete.cascade.hint')}
          checked={removal.cascade}
          onChange={(cascade) => setRemoval({ ...removal, cascade })}
        />
        {!skipCustomListeners.hidden && (
          <CheckboxField
            label={t('delete.skipCustomListeners')}
            checked={removal.skipCustomListeners}
            disabled={!removal.cascade}
            onChange={(skip) => setRemoval({ ...removal, skipCustomListeners: skip })}
          />
        )}
        {!skipIoMappings.hidden && (
          <CheckboxField
            label={t('delete.skipIoMappings')}
            checked={removal.skipIoMappings}
            disabled={!removal.cascade}
            onChange={(skip) => setRemoval({ ...removal, skipIoMappings: skip })}
          />
        )}
        {state.error !== null && <Problem error={state.error} title={t('delete.failed')} isAlert />}
      </div>
    </Dialog>
  );
}
