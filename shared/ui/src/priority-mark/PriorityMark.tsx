import styles from './PriorityMark.module.css';

export interface PriorityMarkProps {
  readonly id?: string | undefined;
  /** Of the task; the engine's default is 50. */
  readonly priority: number;
  /** Announced, and shown on hover: "Priority 70". */
  readonly label: string;
}

/**
 * The priority of a task as bars: one below the engine's default, two at it, three above it.
 * @example <PriorityMark priority={task.priority} label={t('row.priority', { priority: task.priority })} />
 */
export function PriorityMark({ id, priority, label }: PriorityMarkProps) {
  const level = priority < 50 ? 'low' : priority > 50 ? 'high' : 'usual';
  return (
    <span id={id} className={styles.mark} data-level={level} role="img" aria-label={label} title={label} />
  );
}
