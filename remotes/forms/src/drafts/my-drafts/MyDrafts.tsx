import { toEngineDate } from '@taskweave/base/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import { useHref, usePluginServices, usePointItems, useTranslation } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { useMinute } from '@taskweave/widgets/useMinute';
import { WorkRow } from '@taskweave/widgets/work-row';
import { WorkCount, WorkSection } from '@taskweave/widgets/work-section';
import { useEffect, useState } from 'react';
import { type DraftEntry, entryId } from '../draftEntry';
import { draftStoreOf } from '../draftStoreOf';

/** Drafts that are named: those of today, mostly. */
const SHOWN = 5;
/** The parameter of the dialog that starts processes, where a part brings it. */
const START = 'processStart';

/** The forms that the person has begun in this browser, while no task is open. Nothing is asked of the engine. */
export default function MyDrafts() {
  const { t, locale } = useTranslation();
  const drafts = useDrafts();
  if (drafts.length === 0) return null;
  return (
    <WorkSection
      heading={
        <>
          {t('drafts')} <WorkCount>{formatsFor(locale).number(drafts.length)}</WorkCount>
        </>
      }
    >
      {drafts.slice(0, SHOWN).map((draft) => (
        <DraftLine key={entryId(draft)} draft={draft} />
      ))}
    </WorkSection>
  );
}

function DraftLine({ draft }: { readonly draft: DraftEntry }) {
  const { kind, id, name, processKey = '', savedAt } = draft;
  const { t, locale } = useTranslation();
  const isTask = kind === 'task';
  const href = useHref(
    isTask ? { task: id, detailsTab: null } : { processStart: processKey, processVersion: id },
  );
  return (
    <WorkRow
      href={href}
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
