import { parseEngineDate } from '@taskweave/base/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import { type TaskProps, useTranslation } from '@taskweave/plugin-sdk';
import { Fragment } from 'react';
import { useIsFormless } from '../data/useIsFormless';
import { FactValue } from '../facts/FactValue';
import { useTaskFacts } from '../facts/useTaskFacts';
import styles from './Rail.module.css';

export default function TaskFacts(scope: TaskProps) {
  const { t, locale } = useTranslation();
  const isFormless = useIsFormless(scope.taskId);
  const { facts } = useTaskFacts(scope, !isFormless);
  if (isFormless) return null;
  const created = parseEngineDate(scope.task.created);
  return (
    <dl className={styles.facts}>
      {facts?.map((fact) => (
        <Fragment key={fact.name}>
          <dt title={fact.name}>{fact.label}</dt>
          <dd>
            <FactValue taskId={scope.taskId} fact={fact} />
          </dd>
        </Fragment>
      ))}
      {created !== null && (
        <>
          <dt>{t('rail.created')}</dt>
          <dd>{formatsFor(locale).dateTime(created)}</dd>
        </>
      )}
    </dl>
  );
}
