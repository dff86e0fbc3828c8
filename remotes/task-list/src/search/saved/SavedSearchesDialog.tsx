import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { Dialog } from '@taskweave/ui/dialog';
import { IconButton } from '@taskweave/ui/icon-button';
import { criterionText } from '@taskweave/widgets/search/chips/searchTexts';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { useRef } from 'react';
import styles from './SavedSearchesDialog.module.css';
import { deleteOldSearch, deleteSearch, type SavedSearch, useSavedSearches } from './savedSearches';

type DeleteKey = 'common.deleteNamed' | 'search.saved.deleteOld';

export default function SavedSearchesDialog({ onClose }: { readonly onClose: () => void }) {
  const language = useTexts(SEARCH_TOOL_TEXTS);
  const { t } = language;
  const services = usePluginServices();
  const { own, old } = useSavedSearches();
  const lists = useRef<HTMLDivElement>(null);

  function afterRemoval(): void {
    if (own.length + old.length <= 1) onClose();
    else requestAnimationFrame(() => lists.current?.querySelector('button')?.focus());
  }

  return (
    <Dialog isOpen size="sm" title={t('search.saved')} closeLabel={t('common.close')} onClose={onClose}>
      <div ref={lists}>
        {drawList(own, 'common.deleteNamed', (name) => deleteSearch(services, name))}
        {old.length > 0 && <h3 className={styles.heading}>{t('search.saved.old')}</h3>}
        {drawList(old, 'search.saved.deleteOld', (name) => deleteOldSearch(services, name))}
      </div>
    </Dialog>
  );

  function drawList(saved: readonly SavedSearch[], label: DeleteKey, remove: (name: string) => void) {
    if (saved.length === 0) return null;
    return (
      <ul role="list" className={styles.list}>
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
              label={t(label, { name })}
              onClick={() => {
                remove(name);
                afterRemoval();
              }}
            />
          </li>
        ))}
      </ul>
    );
  }
}
