import { useInboxParam, useNavigation } from '@taskweave/plugin-sdk';
import { WorkCount } from '@taskweave/widgets/work-section';
import styles from './Greeting.module.css';
import type { WorkList } from './workLists';

export interface WorkLineProps {
  readonly label: string;
  readonly count: string;
  readonly list: WorkList | null;
  readonly begins?: boolean;
  readonly urgency?: 'danger' | 'warning' | undefined;
}

export function WorkLine(props: WorkLineProps) {
  return (
    <li className={styles.line} data-urgency={props.urgency}>
      <ListLink {...props} />
    </li>
  );
}

function ListLink({ label, count, list, begins = false }: WorkLineProps) {
  const navigation = useNavigation();
  useInboxParam('filterPage');
  const content = (
    <>
      {label} <WorkCount>{count}</WorkCount>
    </>
  );
  if (list === null) return <span className={styles.label}>{content}</span>;
  return (
    <a className={styles.label} href={navigation.inboxHref(list)} data-begins={begins || undefined}>
      {content}
    </a>
  );
}
