import type { TaskScope } from '@taskweave/plugin-sdk';
import { ID } from './id';
import styles from './part.module.css';

export default function Part({ task }: TaskScope) {
  return (
    <p className={styles.part}>
      {ID} shows {task.name}
    </p>
  );
}
