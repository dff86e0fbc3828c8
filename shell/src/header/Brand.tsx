import styles from './Brand.module.css';

export interface BrandProps {
  readonly engine: string | null;
  readonly vendor?: string;
}

export function Brand({ engine, vendor = 'Taskweave' }: BrandProps) {
  return (
    <span className={styles.brand}>
      <svg
        width="22"
        height="22"
        viewBox="0 0 22 22"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M3 7h4M11 7h8M3 15h8M15 15h4M7 3v8M7 15v4M15 3v4M15 11v8" />
      </svg>
      <span>{vendor}</span>
      {engine !== null && <span className={styles.engine}>{engine}</span>}
    </span>
  );
}
