import { useQuery } from '@tanstack/react-query';
import { useEngineClient, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Resolve } from '@taskweave/ui/resolve';

interface Summary {
  readonly name: string | null;
  readonly count: number;
}

/** One group. A link to a group that is gone says so by its name, and leads back to the others. */
export function GroupSummary({ id }: { readonly id: string }) {
  const { t, locale } = useTranslation();
  const engine = useEngineClient();
  const all = { label: t('all'), href: useNavigation().pageHref('/team-workload') };
  const query = useQuery({
    queryKey: ['team-workload', engine.name, id],
    queryFn: async ({ signal }): Promise<Summary> => {
      const [{ name }, { count }] = await Promise.all([
        engine.get<{ name: string | null }>(`group/${encodeURIComponent(id)}`, { signal }),
        engine.get<{ count: number }>('task/count', { query: { candidateGroup: id }, signal }),
      ]);
      return { name, count };
    },
  });
  return (
    <Resolve
      query={query}
      title={t('failed')}
      subject={{ resource: 'Group', id }}
      back={all}
      pending={<p role="status">{t('loading')}</p>}
    >
      {({ name, count }) => (
        <>
          <h2>{name ?? id}</h2>
          <p>{t('openTasks', { count, shown: count.toLocaleString(locale) })}</p>
          <Button variant="secondary" icon="back" href={all.href}>
            {all.label}
          </Button>
        </>
      )}
    </Resolve>
  );
}
