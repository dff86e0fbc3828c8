import {
  type FormDraft,
  type FormHandle,
  type FormSnapshot,
  type FormSubject,
  type FormType,
  usePluginServices,
} from '@taskweave/plugin-sdk';
import { useEffect, useState } from 'react';
import type { DraftStore, LoadedDraft, SaveResult } from '../drafts/DraftStore';
import { draftStoreOf } from '../drafts/draftStoreOf';

export interface DraftControl {
  readonly isRead: boolean;
  readonly draft: FormDraft | null;
  readonly revision: string;
  readonly news:
    | { readonly kind: 'restored' | 'discarded' | 'late'; readonly loaded: LoadedDraft }
    | { readonly kind: 'slow' }
    | null;
  readonly kept: SaveResult | null;
  readonly save: (handle: FormHandle, occasion: 'auto' | 'save', isDirty: boolean) => SaveResult | null;
  readonly end: () => void;
  readonly restart: () => void;
  readonly discard: (handle: FormHandle | null) => void;
  readonly undoDiscard: () => void;
  readonly takeLate: () => void;
}

interface DraftOptions {
  readonly readOnly: boolean;
  readonly isReturned: boolean;
}

export function useDraft(
  subject: FormSubject,
  formType: FormType,
  { readOnly, isReturned }: DraftOptions,
): DraftControl {
  const store = draftStoreOf(usePluginServices());
  const { isRead, isSlow, loaded, setLoaded, late, setLate } = useLoadedDraft(store, subject, formType);
  const [isApplied, setIsApplied] = useState(false);
  const [round, setRound] = useState(0);
  const [discarded, setDiscarded] = useState<LoadedDraft | null>(null);
  const { kept, setKept, keep } = useKept(store, subject);

  // A draft that is applied stays even if someone else takes the task.
  if (!isApplied && !readOnly && loaded !== null) setIsApplied(true);

  function save(handle: FormHandle, occasion: 'auto' | 'save', isDirty: boolean): SaveResult | null {
    const snapshot = handle.snapshot?.(occasion) ?? null;
    if (snapshot === null) {
      if (occasion === 'auto' && !isDirty) end();
      return null;
    }
    if (!isDirty && occasion === 'auto') return null;
    const result = keep(formType, snapshot);
    setDiscarded(null);
    if (occasion === 'save' && result.kind === 'kept') handle.stored?.();
    return result;
  }

  function end(): void {
    store.discard(subject);
    setKept(null);
  }

  function beginWith(next: LoadedDraft | null): void {
    setLoaded(next);
    setIsApplied(false);
    setKept(null);
    setRound((before) => before + 1);
  }

  function discard(handle: FormHandle | null): void {
    if (loaded !== null) setDiscarded(withLatest(loaded, handle?.snapshot?.('auto') ?? null));
    store.discard(subject);
    beginWith(null);
  }

  function takeLate(): void {
    setLate(null);
    beginWith(late);
  }

  function undoDiscard(): void {
    if (discarded === null) return;
    const { draft } = discarded;
    if (draft.origin === 'own') store.save(subject, formType, draft);
    setDiscarded(null);
    beginWith(discarded);
  }

  const isLate = isSlow ? ({ kind: 'slow' } as const) : late && ({ kind: 'late', loaded: late } as const);
  const restored = isApplied ? restoredNews(loaded, isReturned) : null;
  return {
    isRead,
    draft: isApplied ? (loaded?.draft ?? null) : null,
    revision: `${round}-${isApplied}`,
    news: discarded === null ? (restored ?? isLate) : { kind: 'discarded', loaded: discarded },
    kept,
    save,
    end,
    restart: () => {
      end();
      setDiscarded(null);
      beginWith(null);
    },
    discard,
    undoDiscard,
    takeLate,
  };
}

function restoredNews(loaded: LoadedDraft | null, isReturned: boolean) {
  if (loaded === null || (isReturned && loaded.lostFiles.length === 0)) return null;
  return { kind: 'restored', loaded } as const;
}

function withLatest(loaded: LoadedDraft, latest: FormSnapshot | null): LoadedDraft {
  if (latest === null) return loaded;
  const { values, files = {} } = latest;
  return { draft: { origin: 'own', values, files }, savedAt: Date.now(), lostFiles: loaded.lostFiles };
}

const CHECK = 5_000;

function useKept(store: DraftStore, subject: FormSubject) {
  const [kept, setKept] = useState<SaveResult | null>(null);
  const [saved, setSaved] = useState<SaveResult | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save; store and form stay the same
  useEffect(() => {
    if (saved?.kind !== 'kept') return;
    let isLast = true;
    const look = async () => {
      const reason = await store.confirm(subject);
      if (isLast) setKept(reason === null ? saved : { kind: 'not-kept', reason });
    };
    void look();
    const timer = setInterval(look, CHECK);
    window.addEventListener('focus', look);
    return () => {
      isLast = false;
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [saved]);

  return {
    kept,
    setKept(next: null): void {
      setSaved(next);
      setKept(next);
    },
    keep(formType: FormType, snapshot: FormSnapshot): SaveResult {
      const result = store.save(subject, formType, snapshot);
      setSaved(result);
      if (result.kind === 'not-kept') setKept(result);
      return result;
    },
  };
}

function useLoadedDraft(store: DraftStore, subject: FormSubject, formType: FormType) {
  const [loaded, setLoaded] = useState<LoadedDraft | null>(null);
  const [isRead, setIsRead] = useState(() => store.isEmpty(subject));
  const [isSlow, setIsSlow] = useState(store.isSlow);
  const [late, setLate] = useState<LoadedDraft | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form; its owner makes a new one for another subject
  useEffect(() => {
    let isWanted = true;
    const load = () => store.load(subject, formType).catch(() => null);
    if (!isRead) {
      void load().then((found) => {
        if (!isWanted) return;
        setLoaded(found);
        setIsRead(true);
      });
    }
    // A draft that arrives after the form is shown must not replace input.
    void store.ready.then(async () => {
      if (!isWanted || !store.isSlow) return;
      setIsSlow(true);
      await store.opened;
      const found = await load();
      if (!isWanted) return;
      setLate(found);
      setIsSlow(false);
    });
    return () => {
      isWanted = false;
    };
  }, []);

  return { isRead, isSlow, loaded, setLoaded, late, setLate };
}
