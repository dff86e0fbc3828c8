import { parseEngineDate } from '@taskweave/base/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import { type TaskScope, useTranslation } from '@taskweave/plugin-sdk';
import { Fragment } from 'react';
import { useKnownTask } from '../data/useTaskDetail';
import styles from './Rail.module.css';

const LABELS = {
  process: 'rail.process',
  created: 'rail.created',
  followUp: 'property.followUp',
  tenant: 'property.tenant',
} as const;

/** Where the task comes from and its dates to the minute, as far as the head does not show it. */
export default function TaskFacts({ taskId, task }: TaskScope) {
  const { t, locale } = useTranslation();
  const { detail } = useKnownTask(taskId);
  const definition = detail?.processDefinition ?? detail?.caseDefinition;
  const version = definition?.versionTag;
  const exactly = (iso: string | null) => {
    const date = parseEngineDate(iso);
    return date === null ? null : formatsFor(locale).dateTime(date);
  };
  const facts = {
    process: [definition?.name ?? definition?.key, version ? t('common.version', { version }) : null]
      .filter(Boolean)
      .join(' · '),
    created: exactly(task.created),
    followUp: exactly(task.followUp),
    tenant: task.tenantId,
  };
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, text]) =>
        text ? (
          <Fragment key={name}>
            <dt>{t(LABELS[name as keyof typeof facts])}</dt>
            <dd>{text}</dd>
          </Fragment>
        ) : null,
      )}
    </dl>
  );
}
