import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type Language, useEngineClient } from '@taskweave/plugin-sdk';
import { findNamed } from '@taskweave/widgets/findNamed';
import { useNaming } from '@taskweave/widgets/useNaming';
import { useState } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { criterionLabel } from '../draft/criterionLabel';
import {
  checkFilterDraft,
  type FilterDraft,
  type FilterFault,
  NO_READER,
  newFilterDraft,
  readFilterDraft,
  type SectionId,
  withPendingReader,
} from '../draft/filterDraft';
import type { ErrorAt } from '../draft/SectionProps';
import type { FilterRequest } from './FilterRequest';
import { useAfterPress } from './useAfterPress';
import { useSaveFilter } from './useSaveFilter';

type EditRequest = Exclude<FilterRequest, { readonly kind: 'delete' }>;

export function useFilterEditor(request: EditRequest, onSaved: (filter: Filter, isNew: boolean) => void) {
  const { t } = useTexts(DIALOG_TEXTS);
  const engine = useEngineClient();
  const queries = filterQueries(engine);
  const saving = useSaveFilter();
  const filterId = request.kind === 'create' ? null : request.filterId;
  const isEdit = request.kind === 'open';
  const loaded = useQuery({ ...queries.one(filterId ?? ''), enabled: filterId !== null });
  const rights = useQuery({ ...queries.rights(filterId ?? ''), enabled: isEdit });

  const [draft, setDraft] = useState<FilterDraft | null>(() =>
    request.kind === 'create' ? newFilterDraft(request.query) : null,
  );
  const [original, setOriginal] = useState<Filter | null>(null);
  const [isDirty, setIsDirty] = useState(request.kind === 'create' && request.query !== undefined);
  const [section, setSection] = useState<SectionId>(null);

  // A later refetch must not overwrite edits.
  if (draft === null && loaded.data !== undefined && !loaded.isFetching) {
    const read = readFilterDraft(loaded.data);
    setDraft(isEdit ? read : { ...read, name: t('copyOf', { name: loaded.data.name }) });
    if (isEdit) setOriginal(loaded.data);
  }

  const marks = useDraftFaults(draft);
  const { kind, id: typed } = draft?.pendingReader ?? NO_READER;
  const naming = useNaming({ kind, text: typed, find: () => findNamed(engine, kind, typed) });

  async function save(): Promise<boolean> {
    if (draft === null || saving.isSaving) return false;
    const first = marks.showAll();
    if (first !== undefined) {
      if (first.section !== null) setSection(first.section);
      return false;
    }
    let reader = { kind, id: '' };
    const isNamed = typed.trim() === '' || (await naming.take(({ id }) => (reader = { kind, id })));
    if (!isNamed && draft.permissions.everyone !== true) {
      return false;
    }
    const complete = withPendingReader({ ...draft, pendingReader: reader });
    setDraft(complete);
    const result = await saving.send(complete, original);
    if (result.kind === 'filter-failed') return true;
    setOriginal(result.filter);
    if (result.kind === 'permissions-failed') setDraft({ ...complete, permissions: result.left });
    if (result.kind === 'saved') onSaved(result.filter, original === null);
    return true;
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
    isSaving: saving.isSaving || naming.isChecking,
    isChecking: saving.isChecking,
    outcome: saving.outcome,
    section,
    setSection,
    faulty: marks.faulty,
    errorAt: marks.errorAt,
    leave: marks.leave,
    naming,
    change: (change: Partial<FilterDraft>) => {
      setIsDirty(true);
      setDraft((current) => current && { ...current, ...change });
    },
    save,
  };
}

export type FilterEditor = ReturnType<typeof useFilterEditor>;

/** Only faults of visited fields are shown. */
function useDraftFaults(draft: FilterDraft | null) {
  const { t } = useTexts(DIALOG_TEXTS);
  const afterPress = useAfterPress();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
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
  return {
    errorAt,
    faulty: new Set(shown.map((fault) => fault.section)),
    leave: (place: string) => afterPress(() => setLeft((places) => new Set(places).add(place))),
    showAll() {
      setLeft(new Set([...left, ...faults.map(({ place }) => place)]));
      return faults[0];
    },
  };
}

function faultText(t: Language['t'], fault: FilterFault['fault']): string {
  if (typeof fault === 'object') {
    return t('fault.conflict', { criterion: criterionLabel(t, fault.conflictsWith) });
  }
  return t(`fault.${fault}`);
}
