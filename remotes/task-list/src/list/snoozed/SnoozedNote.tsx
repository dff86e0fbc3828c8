import { useQuery } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { onlySnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import { useEngineClient, useTotals, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { useState } from 'react';
import type { ListQuery } from '../../address/useListQuery';
import { useSnoozed } from '../../address/useSnoozed';
import styles from './SnoozedNote.module.css';

export default function SnoozedNote({ list }: { readonly list: ListQuery }) {
  const { t } = useTranslation();
  const total = useTotals();
  const { filterId, filter, searchQuery, hidesSnoozed } = list;
  const { choose } = useSnoozed(filter);
  const [shownOf, setShownOf] = useState<string | null>(null);
  const { data: count = 0 } = useQuery({
    ...taskListQueries(useEngineClient()).count(filterId ?? '', onlySnoozed(searchQuery ?? {})),
    enabled: hidesSnoozed && filterId !== null && searchQuery !== null,
    retry: false,
  });
  const isOffered = hidesSnoozed ? count > 0 : shownOf === filterId;
  return (
    <div className={isOffered ? styles.note : undefined}>
      <span role="status">
        {isOffered &&
          (hidesSnoozed ? t('snoozed.count', { count, number: total(count) }) : t('snoozed.shown'))}
      </span>
      {isOffered && (
        <Button
          size="sm"
          onClick={() => {
            setShownOf(hidesSnoozed ? filterId : null);
            choose(!hidesSnoozed);
          }}
        >
          {t(hidesSnoozed ? 'common.show' : 'snoozed.hide')}
        </Button>
      )}
    </div>
  );
}
