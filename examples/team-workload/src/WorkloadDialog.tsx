import { type ActionProps, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { WorkloadTable } from './WorkloadTable';

/** What the button in the bar opens. */
export default function WorkloadDialog({ close }: ActionProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen title={t('title')} closeLabel={t('close')} onClose={close}>
      <WorkloadTable />
      <Button href="#/team-workload" icon="external" onClick={close}>
        {t('page')}
      </Button>
    </Dialog>
  );
}
