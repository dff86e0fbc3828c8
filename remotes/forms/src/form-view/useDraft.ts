import {
  type FormDraft,
  type FormHandle,
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
  /** Changes when the form must begin anew. */
  readonly revision: string;
  /** What became of an earlier draft, to be told; null where there was none. */
  readonly news: { readonly kind: 'restored' | 'discarded'; readonly loaded: LoadedDraft } | null;
  /** What came of keeping this form last; null where nothing was kept yet. */
  readonly kept: SaveResult | null;
  readonly save: (handle: FormHandle, occasion: 'auto' | 'save', isDirty: boolean) => SaveResult | null;
  /** The work is over: nothing of it is kept. */
  readonly end: () => void;
  /** The work is over, and the form is shown once more. */
  readonly restart: () => void;
  /** Begins anew without the draft, which can be had back until something else is kept. */
  readonly discard: (handle: FormHandle | null) => void;
  readonly undoDiscard: () => void;
}

/** The draft of one form: read before it is shown, kept while it is filled in. */
export function useDraft(subject: FormSubject, formType: FormType, readOnly: boolean): DraftControl {
  const store = draftStoreOf(usePluginServices());
  const { isRead, loaded, setLoaded } = useLoadedDraft(store, subject, formType);
  const [isApplied, setIsApplied] = useState(false);
  const [round, setRound] = useState(0);
  const [discarded, setDiscarded] = useState<LoadedDraft | null>(null);
  const [kept, setKept] = useState<SaveResult | null>(null);

  // A draft waits until the person may edit; once it is in the form it stays there, whoever takes the task.
  if (!isApplied && !readOnly && loaded !== null) setIsApplied(true);

  function save(handle: FormHandle, occasion: 'auto' | 'save', isDirty: boolean): SaveResult | null {
    const snapshot = handle.snapshot?.(occasion) ?? null;
    if (snapshot === null) {
      // Everything is again as the engine has it.
      if (occasion === 'auto' && !isDirty) end();
      return null;
    }
    if (!isDirty && occasion === 'auto') return null;
    const result = store.save(subject, formType, snapshot);
    setKept(result);
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
    const latest = handle?.snapshot?.('auto') ?? null;
    const files = latest?.files ?? {};
    if (loaded !== null) {
      setDiscarded(
        latest === null
          ? loaded
          : {
              draft: { origin: 'own', values: latest.values, files },
              savedAt: Date.now(),
              lostFiles: loaded.lostFiles,
            },
      );
    }
    store.discard(subject);
    beginWith(null);
  }

  function undoDiscard(): void {
    if (discarded === null) return;
    const { draft } = discarded;
    if (draft.origin === 'own') store.save(subject, formType, draft);
    setDiscarded(null);
    beginWith(discarded);
  }

  const restored = isApplied && loaded !== null ? ({ kind: 'restored', loaded } as const) : null;
  return {
    isRead,
    draft: isApplied ? (loaded?.draft ?? null) : null,
    revision: `${round}-${isApplied}`,
    news: discarded === null ? restored : { kind: 'discarded', loaded: discarded },
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
  };
}

/** What was kept of a form, read once. */
function useLoadedDraft(store: DraftStore, subject: FormSubject, formType: FormType) {
  const [loaded, setLoaded] = useState<LoadedDraft | null>(null);
  const [isRead, setIsRead] = useState(() => store.isEmpty(subject));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form; its owner makes a new one for another subject
  useEffect(() => {
    if (isRead) return;
    let isWanted = true;
    void store
      .load(subject, formType)
      .catch(() => null)
      .then((found) => {
        if (!isWanted) return;
        setLoaded(found);
        setIsRead(true);
      });
    return () => {
      isWanted = false;
    };
  }, []);

  return { isRead, loaded, setLoaded };
}
