import type { ReactNode } from 'react';
import styles from './CommandDialog.module.css';
import type { CommandItemGroup } from './CommandItem';

interface CommandGroupProps extends Omit<CommandItemGroup, 'id' | 'items'> {
  readonly headingId: string;
  readonly children: ReactNode;
}

export function CommandGroup({ headingId, label, detail, note, children }: CommandGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of this role, and no fieldsets
    <div role="group" aria-labelledby={headingId} className={styles.group}>
      <div id={headingId} role="presentation" className={styles.heading}>
        {label} {detail && <bdi className={styles.reading}>{detail}</bdi>}
      </div>
      {children}
      {note && (
        <div role="presentation" className={styles.note}>
          {note}
        </div>
      )}
    </div>
  );
}
