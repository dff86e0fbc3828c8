import { useTranslation } from '@taskweave/plugin-sdk';
import { Dialog } from '@taskweave/ui/dialog';
import { IconButton } from '@taskweave/ui/icon-button';
import { useRef } from 'react';
import styles from './SavedSearchesDialog.module.css';
import { deleteSearch, useSavedSearches } from './savedSearches';
import { criterionText } from './searchTexts';

/** The searches saved in this browser, to be deleted. */
export default function SavedSearchesDialog({ onClose }: { readonly onClose: () => void }) {
  const language = useTranslation();
  const { t } = language;
  const saved = useSavedSearches();
  const list = useRef<HTMLUListElement>(null);

  function remove(name: string): void {
    deleteSearch(name);
    // The button with the focus is gone: the next one takes it, and after the last the dialog has nothing left.
    if (saved.length <= 1) onClose();
    else requestAnimationFrame(() => list.current?.querySelector('button')?.focus());
  }

  return (
    <Dialog isOpen size="sm" title={t('search.saved')} closeLabel={t('close')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one. */}
      <ul ref={list} role="list" className={styles.list}>
        {saved.map(({ name, search }) => (
          <li key={name} className={styles.line}>
            <span className={styles.text}>
              {name}
              <span className={styles.detail}>
                {search.criteria.map((criterion) => criterionText(criterion, language).spoken).join(', ')}
              </span>
            </span>
            <IconButton
              icon="trash"
              size="sm"
              label={t('search.saved.deleteOne', { name })}
              onClick={() => remove(name)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
