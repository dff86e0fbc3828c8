import { useNavigation, useRouteParam } from '@taskweave/plugin-sdk';
import { WorkCount } from '@taskweave/widgets/work-section';
import styles from './Greeting.module.css';
import type { WorkList } from './workLists';

export interface WorkLineProps {
  readonly label: string;
  /** Already formatted. */
  readonly count: string;
  readonly list: WorkList | null;
  /** It is the one to begin with. */
  readonly begins?: boolean;
}

/** One line with its number, which leads to its list. */
export function WorkLine(props: WorkLineProps) {
  return (
    <li className={styles.line}>
      <ListLink {...props} />
    </li>
  );
}

/** A label and a number; the link to their list, where there is one. */
export function ListLink({ label, count, list, begins = false }: WorkLineProps) {
  const navigation = useNavigation();
  // Links keep what they do not name.
  useRouteParam('filterPage');
  const content = (
    <>
      {label} <WorkCount>{count}</WorkCount>
    </>
  );
  if (list === null) return <span className={styles.label}>{content}</span>;
  return (
    <a className={styles.label} href={navigation.href(list)} data-begins={begins || undefined}>
      {content}
    </a>
  );
}
