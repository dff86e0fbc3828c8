import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { type Filter, listFilters } from '@taskweave/engine-client/resources/filter/filter';
import { deleteFilter } from '@taskweave/engine-client/resources/filter/filterEditing';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { explainProblem } from '@taskweave/ui/explain-problem';
import { Note } from '@taskweave/ui/note';
import { useOneAtATime } from '@taskweave/ui/one-at-a-time';
import { useRef } from 'react';
import { useDialogText } from '../dialog-texts/useDialogText';

export interface DeleteFilterProps {
  readonly filterId: string;
  readonly onClose: () => void;
  readonly onDeleted: (filterId: string) => void;
}

/** Asks before a filter is gone for everyone. */
export function DeleteFilter({ filterId, onClose, onDeleted }: DeleteFilterProps) {
  const { t } = useDialogText();
  const engine = useEngineClient();
  const queryClient = useQueryClient();
  const { queryKey, ...all } = filterQueries(engine).all();
  const { data: filters } = useQuery({ queryKey, ...all });
  const cancel = useRef<HTMLButtonElement>(null);
  const remove = useMutation({
    mutationFn: () =>
      confirmWrite({
        removes: true,
        send: () => deleteFilter(engine, filterId),
        look: async (signal) =>
          foundWhen((await listFilters(engine, signal)).every(({ id }) => id !== filterId)),
      }),
    onSuccess: () => {
      queryClient.setQueryData<readonly Filter[]>(queryKey, (list = []) =>
        list.filter(({ id }) => id !== filterId),
      );
      void queryClient.invalidateQueries({ queryKey });
      onDeleted(filterId);
    },
  });
  const send = useOneAtATime(remove.mutateAsync);
  const name = filters?.find(({ id }) => id === filterId)?.name ?? '';
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('delete.title', { name })}
      description={t('delete.warning')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      initialFocus={cancel}
      // What goes wrong is shown from the state of the mutation.
      onSubmit={() => void send().catch(() => undefined)}
      footer={
        <>
          <Button type="submit" variant="primary" tone="danger" busy={remove.isPending}>
            {t('delete.confirm')}
          </Button>
          <Button ref={cancel} variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
        </>
      }
    >
      {remove.error !== null && !isLoginRequired(remove.error) && (
        <Note tone="danger" icon="error" role="alert" error={remove.error}>
          <strong>{t('delete.failed')}</strong> {explainProblem(remove.error)}
        </Note>
      )}
    </Dialog>
  );
}
