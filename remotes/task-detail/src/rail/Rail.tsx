import { type TaskProps, usePointItems } from '@taskweave/plugin-sdk';
import { useEffect, useRef, useState } from 'react';
import { useIsPrinting } from '../print/printing';
import styles from './Rail.module.css';

export interface RailProps {
  readonly scope: TaskProps;
  readonly processDefinitionKey: string | null;
}

const AFTER_FORM = 600;

export function Rail({ scope, processDefinitionKey }: RailProps) {
  const rail = useRef<HTMLElement>(null);
  const isOnScreen = useIsWanted(rail);
  const isWanted = useIsPrinting() || isOnScreen;
  const items = usePointItems('tasklist.task.rail', { processDefinitionKey });
  if (items.length === 0) return null;
  return (
    <aside ref={rail} className={styles.rail}>
      {isWanted &&
        items.map((item) => (
          <section key={item.key} className={styles.part} aria-label={item.label}>
            <h3 className={styles.title}>{item.label}</h3>
            {item.render(scope)}
          </section>
        ))}
    </aside>
  );
}

function useIsWanted(rail: { readonly current: HTMLElement | null }): boolean {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const element = rail.current;
    if (element === null || isWanted || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth > 0) setIsWanted(true);
    });
    const timer = setTimeout(() => observer.observe(element), AFTER_FORM);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [rail, isWanted]);
  return isWanted;
}
