import { useQuery, useQueryClient } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { faultText } from '../draft/faultText';
import {
  checkFilterDraft,
  type FilterDraft,
  newFilterDraft,
  readFilterDraft,
  type SectionId,
  withPendingReader,
} from '../draft/filterDraft';
import type { ErrorAt } from '../draft/SectionProps';
import { type SaveOutcome, saveFilter } from '../draft/saveFilter';
import type { FilterRequest } from './FilterRequest';
import { useAfterPress } from './useAfterPress';

type EditRequest = Exclude<FilterRequest, { readonly kind: 'delete' }>;

/** The state of the dialog in which a filter is made, changed or looked at. */
export function useFilterEditor(request: EditRequest, onSaved: (filter: Filter, isNew: boolean) => void) {
  const { t } = useTranslation();
  const { engine, user, dialogs, taskEvents } = usePluginServices();
  const queries = filterQueries(engine);
  const queryClient = useQueryClient();
  const userId = user.id;
  const filterId = request.kind === 'create' ? null : request.filterId;
  const isEdit = request.kind === 'open';
  const loaded = useQuery({ ...queries.one(filterId ?? ''), enabled: filterId !== null });
  const rights = useQuery({ ...queries.rights(filterId ?? ''), enabled: isEdit });

  const [draft, setDraft] = useState<FilterDraft | null>(() =>
    request.kind === 'create' ? newFilterDraft(request.query) : null,
  );
  const [original, setOriginal] = useState<Filter | null>(null);
  const [isDirty, setIsDirty] = useState(request.kind === 'create' && request.query !== undefined);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSaving, setIsSaving] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [outcome, setOutcome] = useState<Exclude<SaveOutcome, { kind: 'saved' }> | null>(null);
  const afterPress = useAfterPress();
  const [section, setSection] = useState<SectionId | null>('basics');

  // The dialog begins with what is stored now, once; what is fetched later must not undo what was typed.
  if (draft === null && loaded.data !== undefined && !loaded.isFetching) {
    const read = readFilterDraft(loaded.data);
    setDraft(isEdit ? read : { ...read, name: t('copyOf', { name: loaded.data.name }) });
    if (isEdit) setOriginal(loaded.data);
  }

  const faults = draft === null ? [] : checkFilterDraft(draft);
  const shown = faults.filter(({ place }) => left.has(place));
  const faultAt = (place: string) => shown.find((fault) => fault.place === place)?.fault;
  const errorAt: ErrorAt = Object.assign(
    (place: string) => {
      const fault = faultAt(place);
      return fault === undefined ? undefined : faultText(t, fault);
    },
    { fault: faultAt },
  );

  async function save(): Promise<boolean> {
    if (draft === null || isSaving) return false;
    // From now on these are shown; what is added later is judged when it is left.
    setLeft(new Set([...left, ...faults.map(({ place }) => place)]));
    const [first] = faults;
    if (first !== undefined) {
      setSection(first.section);
      return false;
    }
    const complete = withPendingReader(draft);
    setDraft(complete);
    setIsSaving(true);
    const result = await saveFilter(engine, {
      draft: complete,
      original,
      userId,
      known: queryClient.getQueryData<readonly Filter[]>(queries.all().queryKey) ?? [],
      onLost: () => setIsChecking(true),
      mayRepeat: () =>
        dialogs.confirm({
          title: t('save.again.title'),
          text: t('save.again.text'),
          confirmLabel: t('save.again.confirm'),
        }),
    });
    setIsSaving(false);
    setIsChecking(false);
    if (result.kind === 'filter-failed') {
      setOutcome(result);
      return true;
    }
    const { filter } = result;
    putIntoList(filter);
    setOriginal(filter);
    if (result.kind !== 'saved') {
      setOutcome(result);
      if (result.kind === 'permissions-failed') setDraft({ ...complete, permissions: result.left });
      void queryClient.invalidateQueries({ queryKey: queries.access(filter.id).queryKey });
      return true;
    }
    taskEvents.emit({ type: 'tasks-changed' });
    onSaved(filter, original === null);
    return true;
  }

  /** The list has the filter at once; what the engine made of it follows. */
  function putIntoList(filter: Filter): void {
    const { queryKey } = queries.all();
    queryClient.setQueryData<readonly Filter[]>(queryKey, (all = []) => {
      const isThere = all.some(({ id }) => id === filter.id);
      return isThere ? all.map((one) => (one.id === filter.id ? filter : one)) : [...all, filter];
    });
    void queryClient.invalidateQueries({ queryKey });
  }

  return {
    draft,
    original,
    loadError: loaded.error ?? rights.error,
    retryLoading: () => {
      void loaded.refetch();
      if (isEdit) void rights.refetch();
    },
    isReady: draft !== null && (!isEdit || rights.data !== undefined),
    isReadOnly: isEdit && rights.data?.canUpdate === false,
    canDelete: rights.data?.canDelete === true,
    isNew: original === null,
    isDirty,
    isSaving,
    /** The answer was lost, and it is looked whether the filter was saved. */
    isChecking,
    outcome,
    section,
    setSection,
    /** Sections with a fault that is shown to the person. */
    faulty: new Set(shown.map((fault) => fault.section)),
    errorAt,
    change: (change: Partial<FilterDraft>) => {
      setIsDirty(true);
      setDraft((current) => current && { ...current, ...change });
    },
    leave: (place: string) => afterPress(() => setLeft((places) => new Set(places).add(place))),
    save,
  };
}

export type FilterEditor = ReturnType<typeof useFilterEditor>;
