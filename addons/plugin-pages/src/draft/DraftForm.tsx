import { Note } from '@taskweave/ui/note';
import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { usePluginPagesTexts } from '../common/pluginPagesTexts';
import { DraftActions } from './DraftActions';
import styles from './DraftEditor.module.css';
import { DraftChanges, DraftProblems } from './DraftFindings';
import type { DraftServices } from './DraftServices';
import { DraftSummary } from './DraftSummary';
import { DraftText } from './DraftText';
import { type KeptDraft, keepDraft, readKeptDraft } from './keptDraft';
import { draftChanges } from './reading/draftChanges';
import { type DraftProblem, readDraft } from './reading/readDraft';

export interface DraftFormProps extends DraftServices {
  readonly user: string;
  readonly isFocused: boolean;
  /** The server's file; null where it is not known. */
  readonly served: string | null;
  /** Why it is not known. */
  readonly error: string | null;
}

/** Where the server has no file, or an empty one. */
const TEMPLATE = '{\n  "plugins": []\n}\n';

/** The draft while it is typed: what is wrong with it, what it would change, and what can be done with it. */
export function DraftForm({ services, user, isFocused, served, error }: DraftFormProps) {
  const { t } = usePluginPagesTexts();
  const { registry, preview } = services.plugins;
  const field = useRef<HTMLTextAreaElement>(null);
  const untouched: KeptDraft = { user, base: served ?? '', text: startOf(served) };
  const [draft, setDraft] = useState<KeptDraft>(
    () => readKeptDraft(user, services.tab) ?? { ...untouched, text: preview.text() ?? untouched.text },
  );
  const plugins = useSyncExternalStore(registry.subscribe, () => registry.plugins);
  const text = useDeferredValue(draft.text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are those of the list
  const read = useMemo(() => readDraft(text, registry.entry), [text, plugins]);
  const changes = useMemo(() => {
    if (served === null || read.file === null) return null;
    const { file, content } = readDraft(served, () => null);
    const before = file === null ? readDraft('', () => null) : { file, content };
    return before.file && draftChanges({ ...before, file: before.file }, { ...read, file: read.file });
  }, [served, read]);

  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  function change(next: KeptDraft): void {
    setDraft(next);
    keepDraft(next.text === untouched.text && served !== null ? null : next, services.tab);
  }

  function goTo({ offset, line }: DraftProblem): void {
    const area = field.current;
    if (area === null) return;
    const end = draft.text.indexOf('\n', offset);
    area.focus();
    area.setSelectionRange(offset, end === -1 ? draft.text.length : end);
    const height = area.scrollHeight / draft.text.split('\n').length;
    area.scrollTop = Math.max(0, (line - 4) * height);
  }

  return (
    <div className={styles.editor}>
      {error !== null && (
        <Note tone="warning" icon="warning" role="status">
          {t('draft.failed', { message: error })}
        </Note>
      )}
      {served !== null && served !== draft.base && (
        <Note tone="warning" icon="warning" role="status">
          {t('draft.moved')}
        </Note>
      )}
      <DraftText
        value={draft.text}
        problems={read.problems}
        describedBy="draft-summary"
        field={field}
        onChange={(next) => change({ ...draft, text: next })}
      />
      <DraftSummary id="draft-summary" problems={read.problems} />
      <DraftProblems problems={read.problems} onGo={goTo} />
      <DraftChanges changes={changes} />
      <DraftActions
        services={services}
        text={draft.text}
        onStuck={goTo}
        onDiscard={() => {
          change(untouched);
          field.current?.focus();
        }}
      />
    </div>
  );
}

function startOf(served: string | null): string {
  return served === null || served.trim() === '' ? TEMPLATE : served;
}
