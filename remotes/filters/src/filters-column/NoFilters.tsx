import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmWrite } from '@taskweave/engine-client/confirmWrite';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { listFilters } from '@taskweave/engine-client/resources/filter/filter';
import { createFilter } from '@taskweave/engine-client/resources/filter/filterEditing';
import {
  useEngineClient,
  useNavigation,
  useNotifications,
  useTranslation,
  useUser,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';

export default function NoFilters() {
  const { t } = useTranslation();
  const engine = useEngineClient();
  const user = useUser();
  const navigation = useNavigation();
  const { notify } = useNotifications();
  const queryClient = useQueryClient();
  const queries = filterQueries(engine);
  const { data: mayCreate } = useQuery(queries.canCreate());
  const create = useMutation({
    mutationFn: () =>
      confirmWrite({
        send: () =>
          createFilter(engine, {
            name: t('common.allTasks'),
            owner: user.id,
            query: {},
            properties: {
              description: t('allTasks.description'),
              priority: 1,
              color: '#555555',
              refresh: false,
              showUndefinedVariable: false,
            },
          }),
        look: async (signal) => {
          const filter = (await listFilters(engine, signal)).find(({ owner }) => owner === user.id);
          return filter === undefined ? { kind: 'not-done' } : { kind: 'done', value: filter };
        },
      }),
    onSuccess: (filter) => {
      queryClient.setQueryData(queries.all().queryKey, [filter]);
      navigation.openInbox({ filter: filter.id, page: null }, { replace: true });
    },
    onError: (error) => {
      if (isLoginRequired(error)) return;
      notify({ kind: 'error', title: t('save.failed'), error, tag: 'filter-save' });
    },
  });
  if (mayCreate !== true) return <EmptyState text={t('empty')} />;
  return (
    <EmptyState
      text={t('empty.mayCreate')}
      action={
        <Button variant="secondary" icon="plus" busy={create.isPending} onClick={() => create.mutate()}>
          {t('empty.create')}
        </Button>
      }
    />
  );
}
