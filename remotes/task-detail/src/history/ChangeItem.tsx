import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Icon } from '@taskweave/ui/icon';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import styles from './ChangeItem.module.css';
import { type ChangeText, changeTexts, type NameOf, type TaskChange } from './changeTexts';
import { HISTORY_TEXTS } from './texts/historyTexts';

export interface ChangeItemProps {
  readonly change: TaskChange;
  readonly nameOf: NameOf;
}

export function ChangeTitle({ change, nameOf }: ChangeItemProps) {
  return changeTexts(useTexts(HISTORY_TEXTS), change, nameOf).title;
}

export function ChangeList({ change, nameOf }: ChangeItemProps) {
  const { changes } = changeTexts(useTexts(HISTORY_TEXTS), change, nameOf);
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map((one, index) => (
        <Change key={`${one.property} ${index}`} change={one} />
      ))}
    </dl>
  );
}

function Change({ change: { property, from, to } }: { readonly change: ChangeText }) {
  const { t } = useTexts(HISTORY_TEXTS);
  return (
    <div className={styles.change}>
      <dt>{property}</dt>
      <dd>
        {from !== null && (
          <>
            <VisuallyHidden>{t('history.from')} </VisuallyHidden>
            <bdi className={styles.old}>{from}</bdi>
            <span className={styles.arrow}>
              <Icon name="chevron-right" />
            </span>
            <VisuallyHidden> {t('history.to')} </VisuallyHidden>
          </>
        )}
        <bdi className={to === null ? styles.nothing : undefined}>{to ?? t('history.nothing')}</bdi>
      </dd>
    </div>
  );
}
