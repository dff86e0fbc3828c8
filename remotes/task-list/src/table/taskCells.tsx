import { DUE_TEXTS } from '@taskweave/i18n/due-texts/dueText';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import {
  type ListCellProps,
  useConnection,
  useEngineClient,
  useInboxHref,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { Chip } from '@taskweave/ui/chip';
import { DateText } from '@taskweave/ui/date-text';
import { Letters } from '@taskweave/widgets/letters';
import { useTenants } from '@taskweave/widgets/useTenants';
import { WhenCell } from '../cards/WhenCell';
import { whenText } from '../cards/whenText';
import { PressedFact } from '../facts/PressedFact';
import { pressedText } from '../facts/pressedText';
import type { RowFact } from '../facts/RowFacts';
import styles from './taskCells.module.css';

export function NameCell({ task }: ListCellProps) {
  const { t } = useTranslation();
  const href = useInboxHref({ task: task.id });
  return (
    <span className={styles.line}>
      <Letters connection={useConnection(task.id)} />
      <a className={styles.name} dir="auto" href={href} tabIndex={-1}>
        {task.name ?? task.taskDefinitionKey ?? task.id}
      </a>
      {task.suspended && <Chip>{t('common.suspended')}</Chip>}
    </span>
  );
}

export function AssigneeCell({ task, names }: ListCellProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.line} title={task.assignee ?? undefined}>
      <Avatar name={names.assignee} id={task.assignee} size={20} />
      <bdi className={names.assignee === null ? styles.faint : styles.text}>
        {names.assignee ?? t('row.unassigned')}
      </bdi>
    </span>
  );
}

export function DefinitionCell({ names }: ListCellProps) {
  return <bdi>{names.definition}</bdi>;
}

export function BusinessKeyCell({ names }: ListCellProps) {
  return <bdi>{names.businessKey}</bdi>;
}

export function DueCell({ task, now }: ListCellProps) {
  const language = useTranslation();
  const words = useTexts(DUE_TEXTS);
  if (task.due === null) return null;
  const when = whenText(task.due, now, words);
  return <WhenCell when={when} now={now} language={language} />;
}

export function FollowUpCell({ task, now }: ListCellProps) {
  const { locale } = useTranslation();
  return task.followUp === null ? null : <DateText iso={task.followUp} locale={locale} now={now} />;
}

export function CreatedCell({ task, now }: ListCellProps) {
  const { locale } = useTranslation();
  return task.created === null ? null : <DateText iso={task.created} locale={locale} now={now} />;
}

export function PriorityCell({ task }: ListCellProps) {
  const { locale } = useTranslation();
  return <span className={styles.number}>{formatsFor(locale).number(task.priority)}</span>;
}

export function TenantCell({ task }: ListCellProps) {
  const { nameOf } = useTenants(useEngineClient(), task.tenantId !== null);
  return <bdi>{task.tenantId && nameOf(task.tenantId)}</bdi>;
}

export function OwnerCell({ task }: ListCellProps) {
  return <bdi>{task.owner}</bdi>;
}

export function DescriptionCell({ task }: ListCellProps) {
  return <bdi title={task.description ?? undefined}>{task.description}</bdi>;
}

export function FactCell({ fact }: { readonly fact: RowFact }) {
  const words = pressedText(fact);
  if (words !== null) return <PressedFact fact={fact} words={words} />;
  const isEmpty = fact.value.kind === 'empty';
  return (
    <bdi className={isEmpty ? styles.faint : styles.number} title={fact.text}>
      {fact.text}
    </bdi>
  );
}
