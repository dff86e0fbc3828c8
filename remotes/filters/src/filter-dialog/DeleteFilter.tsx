import { useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { type Filter, listFilters } from '@taskweave/engine-client/resources/filter/filter';
import { deleteFilter } from '@taskweave/engine-client/resources/filter/filterEditing';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { ConfirmDialog } from '@taskweave/ui/confirm-dialog';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';

export interface DeleteFilterProps {
  readonly filterId: string;
  readonly onClose: () => void;
  readonly onDeleted: (filterId: string) => void;
}

export function DeleteFilter({ filterId, onClose, onDeleted }: DeleteFilterProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const engine = useEngineClient();
  const queryClient = useQueryClient();
  const { queryKey, ...all } = filterQueries(engine).all();
  const { data: filters } = useQuery({ queryKey, ...all });
  const name = filters?.find(({ id }) => id === filterId)?.name ?? '';

  async function remove(): Promise<void> {
    await confirmWrite({
      removes: true,
      send: () => deleteFilter(engine, filterId),
      look: async (signal) =>
        foundWhen((await listFilters(engine, signal)).every(({ id }) => id !== filterId)),
    });
    queryClient.setQueryData<readonly Filter[]>(queryKey, (list = []) =>
      list.filter(({ id }) => id !== filterId),
    );
    void queryClient.invalidateQueries({ queryKey });
    onDeleted(filterId);
  }

  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      text={t('delete.warning')}
      confirmLabel={t('delete.confirm')}
      failedTitle={t('delete.failed')}
      isDangerous
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
