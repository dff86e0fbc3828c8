import { listChange } from '@taskweave/engine-client/task-conditions/Condition';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useNavigation, useTotals } from '@taskweave/plugin-sdk';
import { Chart, type ChartTone } from '@taskweave/ui/chart';
import { EmptyState } from '@taskweave/ui/empty-state';
import type { ReactNode } from 'react';
import type { Counted, CountedRow } from '../counting/Counted';
import { WORKLOAD_TEXTS, type WorkloadTextKey } from '../texts/workloadTexts';
import { Card, type CardCount, type ViewProps } from './Card';
import styles from './Card.module.css';

export interface CountCardProps<Id extends string> extends ViewProps {
  readonly title: string;
  readonly stepLabel: string;
  readonly count: CardCount<Counted<Id>>;
  readonly nameOf: (row: CountedRow<Id>) => string;
  readonly othersKey?: WorkloadTextKey;
  readonly toneOf?: (row: CountedRow<Id>) => ChartTone;
  readonly emptyText?: string;
  readonly children?: ReactNode;
}

export function CountCard<Id extends string>(props: CountCardProps<Id>) {
  return (
    <Card count={props.count} title={props.title} hasOwnTitle>
      {(counted) => <CountChart {...props} counted={counted} />}
    </Card>
  );
}

function CountChart<Id extends string>(props: CountCardProps<Id> & { readonly counted: Counted<Id> }) {
  const { title, stepLabel, counted, view, nameOf, othersKey, toneOf, emptyText, children } = props;
  const { t, locale } = useTexts(WORKLOAD_TEXTS);
  const total = useTotals();
  const navigation = useNavigation();
  const { rows, others } = counted;
  const { listFilterId } = view;
  return (
    <>
      {rows.every(({ count }) => count === 0) ? (
        <>
          <h3 className={styles.title}>{title}</h3>
          <EmptyState text={emptyText ?? t('nothing')} />
        </>
      ) : (
        <Chart
          title={title}
          headingLevel={3}
          kind="bars"
          steps={rows.map(nameOf)}
          stepLabel={stepLabel}
          series={[{ name: t('openTasks'), values: rows.map(({ count }) => count) }]}
          tones={toneOf && rows.map(toneOf)}
          hrefs={rows.map(({ conditions }) =>
            conditions === null || listFilterId === null
              ? undefined
              : navigation.inboxHref(listChange(listFilterId, conditions)),
          )}
          locale={locale}
          valueText={total}
        />
      )}
      {othersKey !== undefined && others > 0 && (
        <p className={styles.text}>{t(othersKey, { count: others, number: total(others) })}</p>
      )}
      {children}
    </>
  );
}
