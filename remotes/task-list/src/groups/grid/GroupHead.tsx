import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useTotals } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { memo } from 'react';
import type { Section } from '../rows/Sections';
import { GROUP_TEXTS } from '../texts/groupTexts';
import styles from './GroupHead.module.css';

export interface GroupHeadProps {
  readonly section: Section;
  readonly label: string;
  readonly top: number;
  readonly size: number;
  readonly ticked: number;
  readonly isTabStop: boolean;
}

export const GroupHead = memo(function GroupHead(props: GroupHeadProps) {
  const { section, label, top, size, ticked, isTabStop } = props;
  const { group, head, isOpen } = section;
  const { t } = useTexts(GROUP_TEXTS);
  const total = useTotals();
  const { count } = group;
  const isEmpty = count === 0;
  const canOpen = !isEmpty && (group.tasks !== null || group.conditions !== null);
  const isClosed = !canOpen && !isEmpty && count !== null;
  const number = count === null ? '' : total(count);
  return (
    <div className={styles.section} style={{ insetBlockStart: top, blockSize: size }}>
      <div
        role="row"
        className={styles.head}
        aria-rowindex={head + 1}
        aria-level={1}
        aria-expanded={canOpen ? isOpen : undefined}
        aria-busy={count === null || undefined}
        data-row={head}
        data-empty={isEmpty || undefined}
        data-ticked={ticked > 0 || undefined}
        tabIndex={isTabStop ? 0 : -1}
      >
        <div role="gridcell" className={styles.cell}>
          {canOpen && (
            <GroupTick
              label={t('group.select', { group: label })}
              isTicked={ticked > 0 && ticked === count}
              isMixed={ticked > 0 && ticked !== count}
            />
          )}
          {!isClosed && <Icon name={isOpen && canOpen ? 'chevron-down' : 'chevron-right'} size={16} />}
          <bdi className={styles.label} data-late={(group.id === 'overdue' && !isEmpty) || undefined}>
            {label}
          </bdi>
          <span className={styles.count} aria-hidden="true">
            {number}
          </span>
          <VisuallyHidden>
            {count === null ? t('group.counting') : t('group.count', { count, number })}
          </VisuallyHidden>
          {isClosed && <span className={styles.hint}>{t('group.othersHint')}</span>}
        </div>
      </div>
    </div>
  );
});

interface GroupTickProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly isMixed: boolean;
}

function GroupTick({ label, isTicked, isMixed }: GroupTickProps) {
  return (
    <input
      ref={(element) => {
        if (element !== null) element.indeterminate = isMixed;
      }}
      type="checkbox"
      className={styles.tick}
      checked={isTicked}
      readOnly
      tabIndex={-1}
      aria-label={label}
    />
  );
}
