import { toEngineDate } from '@taskweave/base/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import { useHref, usePluginServices, usePointItems, useTranslation } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useEffect, useId, useState } from 'react';
import type { BegunForm } from '../DraftStore';
import { draftStoreOf } from '../draftStoreOf';
import styles from './MyDrafts.module.css';

/** Drafts that are named: those of today, mostly. */
const SHOWN = 5;
/** The parameter of the dialog that starts processes, where a part brings it. */
const START = 'processStart';

/** The forms that the person has begun in this browser, while no task is open. Nothing is asked of the engine. */
export default function MyDrafts() {
  const { t, locale } = useTranslation();
  const drafts = useDrafts();
  const titleId = useId();
  if (drafts.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('drafts')} <span className={styles.count}>{formatsFor(locale).number(drafts.length)}</span>
      </h3>
      <ul className={styles.list}>
        {drafts.slice(0, SHOWN).map((draft) => (
          <li key={JSON.stringify([draft.of, draft.savedAt])}>
            <DraftLink draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DraftLink({ draft: { of, name, savedAt } }: { readonly draft: BegunForm }) {
  const { t, locale } = useTranslation();
  const isTask = 'taskId' in of;
  const href = useHref(isTask ? { task: of.taskId, detailsTab: null } : { processStart: of.processKey });
  return (
    <a className={styles.draft} href={href}>
      <span className={styles.name} dir="auto">
        {isTask ? (name ?? t('drafts.unnamed')) : t('drafts.start', { name: name ?? of.processKey })}
      </span>
      <span className={styles.when}>
        <DateText iso={toEngineDate(new Date(savedAt))} locale={locale} now={useMinute()} form="with-time" />
      </span>
    </a>
  );
}

/** Those of tasks, and where processes can be started, those of their start. */
function useDrafts(): readonly BegunForm[] {
  const store = draftStoreOf(usePluginServices());
  const canStart = usePointItems('tasklist.navbar.action').some(({ meta }) => meta.param === START);
  const [drafts, setDrafts] = useState(() => store.begun());
  useEffect(() => {
    const read = () => setDrafts(store.begun());
    read();
    return store.subscribe(read);
  }, [store]);
  return canStart ? drafts : drafts.filter(({ of }) => 'taskId' in of);
}
