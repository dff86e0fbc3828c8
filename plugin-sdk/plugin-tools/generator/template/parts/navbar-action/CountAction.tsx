import { useQuery } from '@tanstack/react-query';
import { type ActionProps, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Dialog } from '@taskweave/ui/dialog';

export default function CountAction({ close }: ActionProps) {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const { data, isError } = useQuery({
    queryKey: ['__ID__', engine.engine, 'count'],
    retry: false,
    queryFn: ({ signal }) => engine.get<{ readonly count: number }>('task/count', { signal }),
  });
  const text = data === undefined ? t('count.loading') : t('count.tasks', { count: data.count });

  return (
    <Dialog isOpen size="sm" title={t('count.label')} closeLabel={t('count.close')} onClose={close}>
      <p role="status">{isError ? t('count.failed') : text}</p>
    </Dialog>
  );
}
