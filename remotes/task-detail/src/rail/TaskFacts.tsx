import { parseEngineDate } from '@taskweave/base/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import { type TaskScope, useTranslation } from '@taskweave/plugin-sdk';
import { useKnownBusinessKey } from '../data/useKnownBusinessKey';
import { useKnownTask } from '../data/useTaskDetail';
import styles from './Rail.module.css';

const LABELS = {
  process: 'rail.process',
  key: 'rail.key',
  created: 'rail.created',
  due: 'property.due',
  followUp: 'property.followUp',
  tenant: 'property.tenant',
} as const;

/** Where the task comes from and its dates to the minute, of what is known already. */
export default function TaskFacts({ taskId, task }: TaskScope) {
  const { t, locale } = useTranslation();
  const { detail } = useKnownTask(taskId);
  const businessKey = useKnownBusinessKey(detail ?? task);
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
    key: businessKey,
    created: exactly(task.created),
    due: exactly(task.due),
    followUp: exactly(task.followUp),
    tenant: task.tenantId,
  };
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, text]) =>
        text ? (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(LABELS[name as keyof typeof facts])}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
