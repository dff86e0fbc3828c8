import { type ActionProps, IfPermitted, useTranslation } from '@taskweave/plugin-sdk';
import { Dialog } from '@taskweave/ui/dialog';
import { EmptyState } from '@taskweave/ui/empty-state';
import { DeployForm } from './DeployForm';
import { LastDeployments } from './LastDeployments';

/** Processes, decisions and forms for the engine, for those who may deploy. */
export default function DeployDialog({ close }: ActionProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen title={t('title')} closeLabel={t('close')} onClose={close}>
      <IfPermitted
        to={{ permission: 'CREATE', resource: 'Deployment' }}
        fallback={<EmptyState text={t('forbidden')} />}
      >
        <DeployForm />
        <LastDeployments />
      </IfPermitted>
    </Dialog>
  );
}
