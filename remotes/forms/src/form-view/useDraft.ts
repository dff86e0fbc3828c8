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
  /** Whether earlier drafts are known; the form waits for it. */
  readonly isRead: boolean;
  /** What the form begins with. */
  readonly draft: FormDraft | null;
  /** Changes when the form must start over. */
  readonly revision: string;
  /** What the form says of an earlier draft; null where there was none. `slow`: nobody knows yet whether there is one. */
  readonly news:
    | { readonly kind: 'restored' | 'discarded' | 'late'; readonly loaded: LoadedDraft }
    | { readonly kind: 'slow' }
    | null;
  /** What came of keeping this form last; null where nothing was kept yet. */
  readonly kept: SaveResult | null;
  readonly save: (handle: FormHandle, occasion: 'auto' | 'save', isDirty: boolean) => SaveResult | null;
  /** The work is over: nothing of it is kept. */
  readonly end: () => void;
  /** The work is over, and the form is shown once more. */
  readonly restart: () => void;
  /** Starts over without the draft, which can be had back until something else is kept. */
  readonly discard: (handle: FormHandle | null) => void;
  readonly undoDiscard: () => void;
  /** Starts over with the draft that came after the form. */
  readonly takeLate: () => void;
}

interface DraftOptions {
  readonly readOnly: boolean;
  /** The form was completed a few seconds ago, and has come back. */
  readonly isReturned: boolean;
}

/** The draft of one form: read before it is shown, kept while it is filled in. */
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

  // A draft waits until the person may edit; once it is in the form it stays there, even if someone else takes the task.
  if (!isApplied && !readOnly && loaded !== null) setIsApplied(true);

  function save(handle: FormHandle, occasion: 'auto' | 'save', isDirty: boolean): SaveResult | null {
    const snapshot = handle.snapshot?.(occasion) ?? null;
    if (snapshot === null) {
      // Everything is again as the engine has it.
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

/** Nobody wonders about a form that is as it was, unless it lacks files. */
function restoredNews(loaded: LoadedDraft | null, isReturned: boolean) {
  if (loaded === null || (isReturned && loaded.lostFiles.length === 0)) return null;
  return { kind: 'restored', loaded } as const;
}

/** A draft with what was changed since it was kept. */
function withLatest(loaded: LoadedDraft, latest: FormSnapshot | null): LoadedDraft {
  if (latest === null) return loaded;
  const { values, files = {} } = latest;
  return { draft: { origin: 'own', values, files }, savedAt: Date.now(), lostFiles: loaded.lostFiles };
}

/** Milliseconds between two looks whether what is said to be kept still is. */
const CHECK = 5_000;

/** Whether the form is kept: said once it is certain that it can be opened again, and taken back where it cannot. */
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

/** What was kept of a form, read once. */
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
    // What comes after the form has been shown takes nothing from it: it is offered.
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
