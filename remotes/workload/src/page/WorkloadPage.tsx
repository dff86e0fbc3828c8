import { useQuery } from '@tanstack/react-query';
import { firstWeekdayOf } from '@taskweave/base/calendar';
import { encodeText } from '@taskweave/base/texts/encodeText';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import { lookUpQueries } from '@taskweave/engine-client/queries/identity/lookUpQueries';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { orderFilters } from '@taskweave/engine-client/resources/filter/orderFilters';
import { filterOfAll } from '@taskweave/engine-client/task-query/wholeQuery';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useNavigation, usePluginServices, useUser } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { CopyButton } from '@taskweave/ui/copy-button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Note } from '@taskweave/ui/note';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Row, Stack } from '@taskweave/ui/stack';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import { ScopeMenu } from '@taskweave/widgets/scope-menu';
import { useCardCount, type ViewProps } from '../cards/Card';
import { CountCard } from '../cards/CountCard';
import { DoneByProcessCard } from '../cards/DoneByProcessCard';
import { DonePerDayCard } from '../cards/DonePerDayCard';
import { DurationCard } from '../cards/DurationCard';
import { groupReportOf } from '../cards/groupReport';
import { ReportCard } from '../cards/ReportCard';
import { type CountScope, type CountView, scopeId } from '../counting/CountScope';
import { countByAssignee, countByDue, countByGroup, countByProcess, groundOf } from '../counting/countRows';
import type { CountTools } from '../counting/useCount';
import { type CountRun, useCountRun } from '../counting/useCountRun';
import { useNames } from '../counting/useNames';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import styles from './WorkloadPage.module.css';

export interface WorkloadPageProps {
  readonly params: Readonly<Record<string, string>>;
}

export default function WorkloadPage({ params: { filter } }: WorkloadPageProps) {
  const { t, locale } = useTexts(WORKLOAD_TEXTS);
  const filters = useQuery(filterQueries(useEngineClient()).all());
  const run = useCountRun();
  return (
    <Resolve query={filters} title={t('common.filtersFailed')} pending={<Skeleton label={t('counting')} />}>
      {(all) => (
        <ScopedPage filters={orderFilters(all, formatsFor(locale).locale)} filterId={filter} run={run} />
      )}
    </Resolve>
  );
}

interface ScopedPageProps {
  readonly filters: readonly Filter[];
  readonly filterId: string | undefined;
  readonly run: CountRun;
}

function ScopedPage({ filters, filterId, run }: ScopedPageProps) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  const navigation = useNavigation();
  const scope: CountScope | undefined =
    filterId === undefined ? null : filters.find(({ id }) => id === filterId);
  if (scope === undefined) {
    return (
      <EmptyState
        text={t('scope.unknown')}
        action={
          <Button variant="secondary" href={navigation.pageHref('/workload')}>
            {t('scope.toAll')}
          </Button>
        }
      />
    );
  }
  if (run.at === null) return <Skeleton label={t('counting')} />;
  const listFilterId = (scope ?? filterOfAll(filters))?.id ?? null;
  const view: CountView = { scope, at: run.at, listFilterId };
  return (
    <Stack gap={4}>
      <CountHead view={view} filters={filters} run={run} />
      <WorkloadCards view={view} />
    </Stack>
  );
}

interface CountHeadProps {
  readonly view: CountView;
  readonly filters: readonly Filter[];
  readonly run: CountRun;
}

function CountHead({ view, filters, run }: CountHeadProps) {
  const { t, locale } = useTexts(WORKLOAD_TEXTS);
  const { navigation, page } = usePluginServices();
  const { scope, at, listFilterId } = view;
  const name = scope?.name ?? t('scope.all');
  const time = formatsFor(locale).time(at);
  return (
    <>
      <Row gap={3}>
        <ScopeMenu
          title={t('scope')}
          name={name}
          label={t('scope.label', { name })}
          icon="filter"
          value={scopeId(scope)}
          options={[
            { value: '', label: t('scope.all') },
            ...filters.map((filter) => ({ value: filter.id, label: filter.name })),
          ]}
          onChange={(id) =>
            navigation.openPage(id === '' ? '/workload' : `/workload/filter/${encodeText(id)}`)
          }
        />
        <p className={styles.counted} role="status">
          {scope === null ? t('counted', { time }) : t('counted.filter', { time, name: scope.name })}
        </p>
        <Button icon="refresh" variant="secondary" busy={run.isCounting} onClick={run.refresh}>
          {t('common.refresh')}
        </Button>
        <span>
          <CopyButton icon="link" label={t('copyLink')} text={() => page.address} />
        </span>
      </Row>
      {listFilterId === null && <Note icon="info">{t('noList')}</Note>}
    </>
  );
}

function WorkloadCards({ view }: { readonly view: CountView }) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  return (
    <>
      <div className={styles.cards}>
        <DueCard view={view} />
        <ProcessCard view={view} />
        <AssigneeCard view={view} />
        <GroupCard view={view} />
      </div>
      {view.scope !== null && <p className={styles.text}>{t('reports.text')}</p>}
      <div className={styles.cards}>
        <DonePerDayCard view={view} />
        <DoneByProcessCard view={view} />
        <DurationCard view={view} />
        <ReportCard view={view} />
      </div>
    </>
  );
}

function AssigneeCard({ view }: ViewProps) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  const count = useCardCount(view, 'assignee', async (tools) =>
    countByAssignee(tools, await groundOf(tools)),
  );
  const ids = (count.query.data?.rows ?? []).flatMap(({ id }) => (id === '' ? [] : [id]));
  const nameOf = usePersonNames({ engine: useEngineClient(), me: useUser(), ids });
  return (
    <CountCard
      view={view}
      count={count}
      title={t('assignee')}
      stepLabel={t('assignee.step')}
      nameOf={({ id }) => (id === '' ? t('assignee.none') : (nameOf(id) ?? id))}
      othersKey="assignee.others"
    />
  );
}

function DueCard({ view }: ViewProps) {
  const { t, locale } = useTexts(WORKLOAD_TEXTS);
  const count = useCardCount(view, `due ${locale}`, (tools) =>
    countByDue(tools, tools.now, firstWeekdayOf(locale)),
  );
  return (
    <CountCard
      view={view}
      count={count}
      title={t('due')}
      stepLabel={t('due.step')}
      nameOf={({ id }) => t(`due.${id}`)}
      toneOf={({ id }) => (id === 'overdue' ? 'danger' : id === 'today' ? 'warning' : 'neutral')}
    />
  );
}

function GroupCard({ view }: ViewProps) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  const { id: userId } = useUser();
  const count = useCardCount(view, 'group', async (tools) => {
    const all = await groupsOfReport(tools);
    const ids =
      all ?? (await tools.cache.fetchQuery<readonly string[]>(userQueries(tools.client).groups(userId)));
    return { ...(await countByGroup(tools, ids)), isOfAll: all !== null };
  });
  const names = useNames('group', count.isWanted);
  return (
    <CountCard
      view={view}
      count={count}
      title={t('group')}
      stepLabel={t('group.step')}
      nameOf={({ id }) => names.get(id) ?? id}
      emptyText={t('group.empty')}
    >
      {count.query.data?.isOfAll === false && <Note icon="info">{t('group.own')}</Note>}
    </CountCard>
  );
}

async function groupsOfReport(tools: CountTools): Promise<readonly string[] | null> {
  try {
    const report = await groupReportOf(tools);
    return report
      .toSorted((one, other) => other.count - one.count)
      .flatMap(({ groupId }) => (groupId === null ? [] : [groupId]));
  } catch (error) {
    if (isEngineError(error) && error.problem.kind === 'forbidden') return null;
    throw error;
  }
}

function ProcessCard({ view }: ViewProps) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  const count = useCardCount(view, 'process', askByProcess);
  const names = useNames('process', count.isWanted);
  return (
    <CountCard
      view={view}
      count={count}
      title={t('process')}
      stepLabel={t('process.step')}
      nameOf={({ id }) => names.get(id) ?? id}
      othersKey="process.others"
    />
  );
}

async function askByProcess(tools: CountTools) {
  const { client, cache } = tools;
  const directory = cache.fetchQuery(lookUpQueries(client, 'process').directory()).catch(() => null);
  const keys = ((await directory)?.choices ?? []).map(({ id }) => id);
  return countByProcess(tools, await groundOf(tools), keys);
}
