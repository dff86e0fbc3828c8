import type { TaskProps } from '@taskweave/plugin-sdk';
import { Fragment } from 'react';
import { useIsFormless } from '../data/useIsFormless';
import { FactValue } from '../facts/FactValue';
import { useTaskFacts } from '../facts/useTaskFacts';
import styles from './Rail.module.css';

export default function TaskFacts(scope: TaskProps) {
  const isFormless = useIsFormless(scope.taskId);
  const { facts } = useTaskFacts(scope, !isFormless);
  if (isFormless || !facts?.length) return null;
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <Fragment key={fact.name}>
          <dt title={fact.name}>{fact.label}</dt>
          <dd>
            <FactValue taskId={scope.taskId} fact={fact} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
