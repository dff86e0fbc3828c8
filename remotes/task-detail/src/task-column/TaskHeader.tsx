import { useQueryClient } from '@tanstack/react-query';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import { type ReactNode, useEffect, useRef } from 'react';
import { AssigneeProperty } from '../assignment/AssigneeProperty';
import { knownBusinessKey } from './knownBusinessKey';
import { TaskActions } from './TaskActions';
import styles from './TaskColumn.module.css';
import { urgencyOf } from './urgency';
import { useNow } from './useNow';

export interface TaskHeaderProps {
  readonly task: TaskDetail;
  readonly titleId: string;
  /** The task is no longer there: nothing of it can be changed. */
  readonly isOver: boolean;
  readonly takesFocus: boolean;
}

export function TaskHeader({ task, titleId, isOver, takesFocus }: TaskHeaderProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <Trail task={task} />
        {!isOver && <TaskActions task={task} />}
      </div>
      <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1} dir="auto">
        {task.name ?? task.taskDefinitionKey ?? task.id}
      </h2>
      <Properties task={task} isOver={isOver} />
    </header>
  );
}

/** Where the task comes from: process or case, business key, version. */
function Trail({ task }: { readonly task: TaskDetail }) {
  const { t } = useTranslation();
  const client = useEngineClient();
  const businessKey = knownBusinessKey(useQueryClient(), client, task.processInstanceId);
  const definition = task.processDefinition ?? task.caseDefinition;
  const isStandalone = task.processDefinitionId === null && task.caseDefinitionId === null;
  const version = definition?.versionTag;
  const parts = {
    definition: isStandalone ? t('trail.standalone') : (definition?.name ?? definition?.key),
    businessKey,
    version: version ? t('trail.version', { version }) : null,
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from lists without bullets
    <ul className={styles.trail} role="list" aria-label={t('trail.label')}>
      {Object.entries(parts).map(
        ([part, text]) =>
          text && (
            <li key={part}>
              <bdi>{text}</bdi>
            </li>
          ),
      )}
    </ul>
  );
}

function Properties({ task, isOver }: { readonly task: TaskDetail; readonly isOver: boolean }) {
  const { t, locale } = useTranslation();
  const formats = formatsFor(locale);
  const now = useNow();
  const groups = task.candidateGroups.map(({ id, name }) => name ?? id);
  const urgency = task.due === null ? null : urgencyOf(task.due, now);
  return (
    <PropertyList>
      <AssigneeProperty task={task} canChange={!isOver} />
      <Property label={t('property.due')}>
        {task.due === null ? (
          <Unset>{t('property.noDate')}</Unset>
        ) : (
          <span className={styles.date} data-tone={urgency}>
            <DateText iso={task.due} locale={locale} now={now} form="with-time" />
          </span>
        )}
      </Property>
      <Property label={t('property.followUp')}>
        {task.followUp === null ? (
          <Unset>{t('property.noDate')}</Unset>
        ) : (
          <DateText iso={task.followUp} locale={locale} now={now} form="with-time" />
        )}
      </Property>
      <Property label={t('property.groups')}>
        {groups.length === 0 ? <Unset>{t('property.noGroups')}</Unset> : <bdi>{formats.list(groups)}</bdi>}
      </Property>
      <Property label={t('property.priority')}>{formats.number(task.priority)}</Property>
      {task.tenantId !== null && (
        <Property label={t('property.tenant')}>
          <bdi>{task.tenantId}</bdi>
        </Property>
      )}
    </PropertyList>
  );
}

function Unset({ children }: { readonly children: ReactNode }) {
  return <span className={styles.unset}>{children}</span>;
}
