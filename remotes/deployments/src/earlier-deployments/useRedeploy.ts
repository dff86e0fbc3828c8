import { useQueryClient } from '@tanstack/react-query';
import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { createTries } from '@taskweave/engine-client/createTries';
import { deploymentQueries } from '@taskweave/engine-client/queries/process/deploymentQueries';
import {
  type Deployed,
  type Deployment,
  findDeployment,
  listResources,
  readDeployed,
  redeploy,
} from '@taskweave/engine-client/resources/definition/deployment';
import { useDialogs, useEngineClient, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { useState } from 'react';

export type RedeployState =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'lost'; readonly finding: 'not-done' | 'unclear' }
  | { readonly kind: 'done'; readonly deployed: Deployed };

/** Deploys the files of a deployment once more. An answer that is lost is looked for, as with the first. */
export function useRedeploy(deployment: Deployment) {
  const engine = useEngineClient();
  const user = useUser();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const { t } = useTranslation();
  const [state, setState] = useState<RedeployState>({ kind: 'idle' });

  async function send(): Promise<void> {
    setState({ kind: 'sending' });
    const since = engine.serverTime();
    const tries = createTries<Deployed>(JSON.stringify([engine.engine, user.id, 'redeployment']));
    try {
      const deployed = await tries.attempt({
        key: deployment.id,
        send: () => redeploy(engine, deployment),
        look: async (signal) => {
          const files = await listResources(engine, deployment.id, signal);
          const known = new Set([deployment.id]);
          const lost = { name: deployment.name ?? '', tenantId: deployment.tenantId, files, since, known };
          const found = await findDeployment(engine, lost, signal);
          if (found.kind !== 'done') return found;
          return { kind: 'done', value: await readDeployed(engine, found.value, signal) };
        },
        mayRepeat: () =>
          dialogs.confirm({
            title: t('repeat.title'),
            text: t('repeat.text', { name: deployment.name ?? '' }),
            confirmLabel: t('repeat.confirm'),
          }),
      });
      setState({ kind: 'done', deployed });
      for (const queryKey of deploymentQueries(engine).changed())
        void queries.invalidateQueries({ queryKey });
    } catch (error) {
      setState(
        error instanceof LostAnswerError
          ? { kind: 'lost', finding: error.finding }
          : { kind: 'failed', error },
      );
    }
  }

  return { state, send };
}
