import { toEngineDate } from '@taskweave/base/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import { useHref, usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useEffect, useId, useState } from 'react';
import type { TaskDraft } from '../DraftStore';
import { draftStoreOf } from '../draftStoreOf';
import styles from './MyDrafts.module.css';

/** Drafts that are named: those of today, mostly. */
const SHOWN = 5;

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
          <li key={draft.taskId}>
            <DraftLink draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DraftLink({ draft: { taskId, name, savedAt } }: { readonly draft: TaskDraft }) {
  const { t, locale } = useTranslation();
  const href = useHref({ task: taskId, detailsTab: null });
  return (
    <a className={styles.draft} href={href}>
      <span className={styles.name} dir="auto">
        {name ?? t('drafts.unnamed')}
      </span>
      <span className={styles.when}>
        <DateText iso={toEngineDate(new Date(savedAt))} locale={locale} now={useMinute()} form="with-time" />
      </span>
    </a>
  );
}

function useDrafts(): readonly TaskDraft[] {
  const store = draftStoreOf(usePluginServices());
  const [drafts, setDrafts] = useState(() => store.ofTasks());
  useEffect(() => {
    const read = () => setDrafts(store.ofTasks());
    read();
    return store.subscribe(read);
  }, [store]);
  return drafts;
}
