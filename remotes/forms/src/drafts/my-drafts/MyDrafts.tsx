import { toEngineDate } from '@taskweave/base/engineDate';
import { isFocusLost } from '@taskweave/base/isFocusLost';
import { formatsFor } from '@taskweave/i18n/formats';
import { lazyPart, useHref, usePluginServices, usePointItems, useTranslation } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { useMinute } from '@taskweave/widgets/useMinute';
import { WorkRow } from '@taskweave/widgets/work-row';
import { WorkCount, WorkSection } from '@taskweave/widgets/work-section';
import { useEffect, useRef, useState } from 'react';
import { type DraftEntry, entryId } from '../draftEntry';
import { draftStoreOf } from '../draftStoreOf';
import { useGoneTasks } from './useGoneTasks';

const GoneDraft = lazyPart(() => import('./GoneDraft'));

/** Drafts that are named: those of today, mostly. */
const SHOWN = 5;
/** The parameter of the dialog that starts processes, where a part brings it. */
const START = 'processStart';

/** The forms that the person has begun in this browser, while no task is open. The engine is asked which tasks are gone. */
export default function MyDrafts() {
  const { t, locale } = useTranslation();
  const store = draftStoreOf(usePluginServices());
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<DraftEntry | null>(null);
  const drafts = useDrafts();
  const shown = drafts.slice(0, SHOWN);
  const gone = useGoneTasks(shown.filter(({ kind }) => kind === 'task').map(({ id }) => id));
  const column = useRef<Element | null | undefined>(null);
  useEffect(() => {
    if (opened !== null) {
      column.current = place.current?.parentElement?.closest('section');
      return;
    }
    // The dialog is closed, and the row that opened it may be gone with its draft.
    setTimeout(() => {
      if (!column.current) return;
      focusFirstIn(place.current);
      focusFirstIn(column.current);
    });
  }, [opened]);
  if (drafts.length === 0 && opened === null) return null;

  return (
    <div ref={place}>
      <WorkSection
        heading={
          <>
            {t('drafts')} <WorkCount>{formatsFor(locale).number(drafts.length)}</WorkCount>
          </>
        }
      >
        {shown.map((draft) => (
          <DraftLine
            key={entryId(draft)}
            draft={draft}
            {...(draft.kind === 'task' && gone.has(draft.id) && { onOpenGone: () => setOpened(draft) })}
          />
        ))}
      </WorkSection>
      {opened !== null && (
        <GoneDraft
          draft={opened}
          onDiscard={() => store.discard({ kind: 'task', taskId: opened.id })}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

/** Where the focus is lost: some controls are hidden, and do not take it. */
function focusFirstIn(part: Element | null): void {
  for (const control of part?.querySelectorAll<HTMLElement>('a[href], button') ?? []) {
    if (!isFocusLost()) return;
    control.focus();
  }
}

interface DraftLineProps {
  readonly draft: DraftEntry;
  /** Where its task is gone. */
  readonly onOpenGone?: () => void;
}

function DraftLine({ draft, onOpenGone }: DraftLineProps) {
  const { kind, id, name, processKey = '', savedAt } = draft;
  const { t, locale } = useTranslation();
  const isTask = kind === 'task';
  const href = useHref(
    isTask ? { task: id, detailsTab: null } : { processStart: processKey, processVersion: id },
  );
  return (
    <WorkRow
      href={href}
      {...(onOpenGone && { onPress: onOpenGone, about: t('drafts.gone') })}
      name={isTask ? (name ?? t('drafts.unnamed')) : t('drafts.start', { name: name ?? processKey })}
      when={
        <DateText iso={toEngineDate(new Date(savedAt))} locale={locale} now={useMinute()} form="with-time" />
      }
    />
  );
}

/** Those of tasks, and where processes can be started, those of their start. */
function useDrafts(): readonly DraftEntry[] {
  const store = draftStoreOf(usePluginServices());
  const canStart = usePointItems('tasklist.navbar.action').some(({ meta }) => meta.param === START);
  const [drafts, setDrafts] = useState(() => store.begun());
  useEffect(() => {
    const read = () => setDrafts(store.begun());
    read();
    return store.subscribe(read);
  }, [store]);
  return canStart ? drafts : drafts.filter(({ kind }) => kind === 'task');
}
