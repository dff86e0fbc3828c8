import { useQuery } from '@tanstack/react-query';
import { type ListViewProps, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Problem } from '@taskweave/ui/problem';

/** Tasks that a first screen has room for. */
const COUNT = 50;

/** The first tasks of the list under the day on which they are due. */
export default function DueDays({ list, taskId }: ListViewProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { data, error, refetch } = useQuery({
    queryKey: ['__ID__', list.key],
    retry: false,
    queryFn: ({ signal }) => list.load({ first: 0, count: COUNT, signal }),
  });

  if (error !== null)
    return <Problem error={error} title={t('days.failed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('days.loading')}</p>;
  if (data.length === 0) return <EmptyState text={t('days.none')} />;
  const dayOf = (due: string | null) => due?.slice(0, 10) ?? t('days.undated');
  const days = new Set(data.map(({ due }) => dayOf(due)));
  return [...days].map((day) => (
    <section key={day}>
      <h3>{day}</h3>
      <ul>
        {data
          .filter(({ due }) => dayOf(due) === day)
          .map(({ id, name }) => (
            <li key={id}>
              <a href={navigation.inboxHref({ task: id })} aria-current={id === taskId}>
                {name ?? id}
              </a>
            </li>
          ))}
      </ul>
    </section>
  ));
}
