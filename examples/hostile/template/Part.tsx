import type { TaskProps } from '@taskweave/plugin-sdk';
import { ID } from './id';
import styles from './part.module.css';

export default function Part({ task }: TaskProps) {
  return (
    <p className={styles.part}>
      {ID} shows {task.name}
    </p>
  );
}
