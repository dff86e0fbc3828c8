import type { ParseFault } from '@taskweave/engine-client/resources/definition/parseFaults';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';
import { CopyDetails } from '@taskweave/ui/copy-details';
import type { FileFaults } from '../send/DeployStore';
import styles from './FaultList.module.css';

export interface FaultListProps {
  readonly error: unknown;
  readonly faulty: readonly FileFaults[];
}

/** What the engine could not read, by file and line, with the line as it was sent. */
export function FaultList({ error, faulty }: FaultListProps) {
  const { t } = useTranslation();
  const count = faulty.flatMap(({ faults }) => faults).filter(({ isWarning }) => !isWarning).length;
  return (
    <div className={styles.list} role="alert">
      <div className={styles.head}>
        <h4 className={styles.title}>{t('faults.title', { count })}</h4>
        <span>
          <CopyDetails error={error} />
        </span>
      </div>
      {faulty.map((one) => (
        <section key={one.file} aria-label={one.file}>
          <h5 className={styles.file}>
            <bdi>{one.file}</bdi>
          </h5>
          <ul className={styles.faults}>
            {one.faults.map((fault, index) => (
              <li key={index} className={styles.fault}>
                <FaultPlace fault={fault} />
                <span className={styles.message}>{fault.message}</span>
                {fault.line !== null && one.lines[fault.line] && (
                  <code className={styles.code} dir="ltr">
                    {one.lines[fault.line]}
                  </code>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function FaultPlace({ fault: { isWarning, line, column, elementIds } }: { readonly fault: ParseFault }) {
  const { t } = useTranslation();
  return (
    <span className={styles.place}>
      <Chip tone={isWarning ? 'warning' : 'danger'}>{t(isWarning ? 'common.warning' : 'common.error')}</Chip>
      {line !== null && (
        <span>{column === null ? t('faults.line', { line }) : t('common.place', { line, column })}</span>
      )}
      {elementIds.length > 0 && (
        <span>
          {t('faults.elements', { count: elementIds.length })} <code>{elementIds.join(', ')}</code>
        </span>
      )}
    </span>
  );
}
