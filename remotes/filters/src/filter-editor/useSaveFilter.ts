import { useQueryClient } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { filterSharingQueries } from '@taskweave/engine-client/queries/task/filterSharingQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import type { FilterDraft } from '../draft/filterDraft';
import { type SaveOutcome, saveFilter } from '../draft/saveFilter';

export function useSaveFilter() {
  const { t } = useTexts(DIALOG_TEXTS);
  const { engine, user, dialogs, taskEvents } = usePluginServices();
  const queries = filterQueries(engine);
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<'idle' | 'saving' | 'checking'>('idle');
  const [outcome, setOutcome] = useState<Exclude<SaveOutcome, { kind: 'saved' }> | null>(null);

  async function send(draft: FilterDraft, original: Filter | null): Promise<SaveOutcome> {
    setPhase('saving');
    const result = await saveFilter(engine, {
      draft,
      original,
      userId: user.id,
      known: queryClient.getQueryData<readonly Filter[]>(queries.all().queryKey) ?? [],
      onLost: () => setPhase('checking'),
      mayRepeat: () =>
        dialogs.confirm({
          title: t('save.again.title'),
          text: t('save.again.text'),
          confirmLabel: t('save.again.confirm'),
        }),
    });
    setPhase('idle');
    if (result.kind !== 'saved') setOutcome(result);
    if (result.kind === 'filter-failed') return result;
    putIntoList(result.filter);
    if (result.kind === 'saved') taskEvents.emit({ kind: 'tasks-changed' });
    else
      void queryClient.invalidateQueries({
        queryKey: filterSharingQueries(engine).access(result.filter.id).queryKey,
      });
    return result;
  }

  function putIntoList(filter: Filter): void {
    const { queryKey } = queries.all();
    queryClient.setQueryData<readonly Filter[]>(queryKey, (all = []) => {
      const isThere = all.some(({ id }) => id === filter.id);
      return isThere ? all.map((one) => (one.id === filter.id ? filter : one)) : [...all, filter];
    });
    void queryClient.invalidateQueries({ queryKey });
  }

  return {
    isSaving: phase !== 'idle',
    isChecking: phase === 'checking',
    outcome,
    send,
  };
}
