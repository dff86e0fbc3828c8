import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon';
import styles from './Accordion.module.css';

export interface AccordionSection {
  readonly id: string;
  readonly title: string;
  /** A few words beside the title: "3 criteria". */
  readonly summary?: ReactNode;
  /** Marks the section as faulty; screen readers read this text. */
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

export interface AccordionProps {
  readonly sections: readonly AccordionSection[];
  /** The open one; null where all are closed. */
  readonly openId: string | null;
  readonly onOpenChange: (id: string | null) => void;
  /** The level of the titles, by the place of the accordion. */
  readonly headingLevel?: 3 | 4 | undefined;
}

/** Stacked sections, one of them open. Closed ones are not mounted: keep their state outside. */
export function Accordion({ sections, openId, onOpenChange, headingLevel = 3 }: AccordionProps) {
  const base = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      {sections.map(({ id, title, summary, fault, children }) => {
        const isOpen = id === openId;
        return (
          <section key={id} className={styles.section}>
            <Heading className={styles.heading}>
              <button
                type="button"
                id={`${base}-${id}`}
                className={styles.trigger}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${base}-${id}-panel` : undefined}
                onClick={() => onOpenChange(isOpen ? null : id)}
              >
                <Icon name="chevron-right" />
                <span className={styles.title}>{title}</span>{' '}
                {fault && (
                  <span className={styles.fault}>
                    <Icon name="error" label={fault} />
                  </span>
                )}{' '}
                {summary && <span className={styles.summary}>{summary}</span>}
              </button>
            </Heading>
            {isOpen && (
              // biome-ignore lint/a11y/useSemanticElements: a section within the section would be one landmark too many
              <div
                id={`${base}-${id}-panel`}
                className={styles.panel}
                role="group"
                aria-labelledby={`${base}-${id}`}
              >
                {children}
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}
