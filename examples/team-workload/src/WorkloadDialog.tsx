import { type ActionProps, IfPermitted, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { EmptyState } from '@taskweave/ui/empty-state';
import { WorkloadTable } from './WorkloadTable';

/** The dialog that the button in the bar opens: the numbers, for people who may see them. */
export default function WorkloadDialog({ close }: ActionProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen title={t('title')} closeLabel={t('close')} onClose={close}>
      <IfPermitted
        to={{ permission: 'READ', resource: 'Task' }}
        fallback={<EmptyState text={t('allTasksOnly')} />}
      >
        <WorkloadTable onLeave={close} />
        <Button href="#/team-workload" icon="external" onClick={close}>
          {t('page')}
        </Button>
      </IfPermitted>
    </Dialog>
  );
}
