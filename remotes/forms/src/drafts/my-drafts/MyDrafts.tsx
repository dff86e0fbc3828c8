import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toEngineDate } from '@taskweave/base/engineDate';
import { isFocusLost } from '@taskweave/base/isFocusLost';
import { type EngineQuery, queryKey, STALE } from '@taskweave/engine-client/queries/queryKeys';
import { listMatching } from '@taskweave/engine-client/resources/task/matchingTasks';
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { formatsFor } from '@taskweave/i18n/formats';
import {
  lazyPart,
  useEngineClient,
  useInboxHref,
  usePluginServices,
  usePointItems,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { useMinute } from '@taskweave/widgets/useMinute';
import { WorkRow } from '@taskweave/widgets/work-row';
import { WorkCount, WorkSection } from '@taskweave/widgets/work-section';
import { useEffect, useRef, useState } from 'react';
import { type DraftEntry, entryId } from '../draftEntry';
import { draftStoreOf } from '../draftStoreOf';

const GoneDraft = lazyPart(() => import('./GoneDraft'));

const SHOWN = 5;
const START = 'processStart';

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

function focusFirstIn(part: Element | null): void {
  for (const control of part?.querySelectorAll<HTMLElement>('a[href], button') ?? []) {
    if (!isFocusLost()) return;
    control.focus();
  }
}

interface DraftLineProps {
  readonly draft: DraftEntry;
  readonly onOpenGone?: () => void;
}

function DraftLine({ draft, onOpenGone }: DraftLineProps) {
  const { kind, id, name, processKey = '', savedAt } = draft;
  const { t, locale } = useTranslation();
  const isTask = kind === 'task';
  const href = useInboxHref(
    isTask ? { task: id, detailsTab: null } : { processStart: processKey, processVersion: id },
  );
  return (
    <WorkRow
      href={href}
      {...(onOpenGone && { onPress: onOpenGone, about: [t('drafts.gone')] })}
      name={isTask ? (name ?? t('drafts.unnamed')) : t('drafts.start', { name: name ?? processKey })}
      when={
        <DateText iso={toEngineDate(new Date(savedAt))} locale={locale} now={useMinute()} form="with-time" />
      }
    />
  );
}

function useDrafts(): readonly DraftEntry[] {
  const store = draftStoreOf(usePluginServices());
  const canStart = usePointItems('tasklist.navbar.action').some(({ meta }) => meta.openedBy === START);
  const [drafts, setDrafts] = useState(() => store.begun());
  useEffect(() => {
    const read = () => setDrafts(store.begun());
    read();
    return store.subscribe(read);
  }, [store]);
  return canStart ? drafts : drafts.filter(({ kind }) => kind === 'task');
}

function useGoneTasks(ids: readonly string[]): ReadonlySet<string> {
  const client = useEngineClient();
  const gone: EngineQuery<readonly string[]> = {
    queryKey: queryKey(client, 'task', 'gone', ids),
    queryFn: async ({ signal }) => {
      const body = { taskIdIn: ids };
      const tasks = await listMatching(client, { body, maxResults: ids.length }, parseTask, signal);
      const there = new Set(tasks.map(({ id }) => id));
      return ids.filter((id) => !there.has(id));
    },
    staleTime: STALE.task,
  };
  // Keeps the previous result while the ids change, so that the focused row stays the same.
  return new Set(useQuery({ ...gone, enabled: ids.length > 0, placeholderData: keepPreviousData }).data);
}
