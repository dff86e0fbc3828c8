import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { ConfirmDialog } from '@taskweave/ui/confirm-dialog';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { useRemoveFilter } from './useRemoveFilter';

export interface DeleteFilterProps {
  readonly filterId: string;
  readonly onClose: () => void;
  readonly onDeleted: (filterId: string) => void;
}

export function DeleteFilter({ filterId, onClose, onDeleted }: DeleteFilterProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const { data: filters } = useQuery(filterQueries(useEngineClient()).all());
  const name = filters?.find(({ id }) => id === filterId)?.name ?? '';
  const remove = useRemoveFilter();

  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      text={t('delete.warning')}
      confirmLabel={t('delete.confirm')}
      failedTitle={t('delete.failed')}
      isDangerous
      onConfirm={async () => {
        await remove(filterId);
        onDeleted(filterId);
      }}
      onClose={onClose}
    />
  );
}
