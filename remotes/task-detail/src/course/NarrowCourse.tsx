import { type TaskProps, useTranslation } from '@taskweave/plugin-sdk';
import styles from './Course.module.css';
import { Story } from './Story';
import { WhatComesNext } from './WhatComesNext';

/** What the rail says, where there is no room for one. */
export function NarrowCourse({ task }: TaskProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.narrow}>
      <section aria-label={t('rail.before')}>
        <h3 className={styles.title}>{t('rail.before')}</h3>
        <Story task={task} isAsked isLinked={false} />
      </section>
      <section aria-label={t('rail.after')}>
        <h3 className={styles.title}>{t('rail.after')}</h3>
        <WhatComesNext task={task} isAsked />
      </section>
    </div>
  );
}
