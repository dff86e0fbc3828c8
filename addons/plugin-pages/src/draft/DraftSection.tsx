import { Button } from '@taskweave/ui/button';
import { useState } from 'react';
import styles from '../common/PluginsPage.module.css';
import { usePluginPagesTexts } from '../common/pluginPagesTexts';
import { DraftEditor } from './DraftEditor';
import type { DraftServices } from './DraftServices';
import { readKeptDraft } from './keptDraft';

/** The way to change the administrator's file on the page. It opens by itself where a draft was begun in this tab. */
export function DraftSection({ services }: DraftServices) {
  const { t } = usePluginPagesTexts();
  const { plugins, user } = services;
  const [state, setState] = useState<'closed' | 'kept' | 'opened'>(() =>
    readKeptDraft(user, services.tab) !== null || plugins.preview.text() !== null ? 'kept' : 'closed',
  );
  return (
    <section className={styles.section} aria-labelledby="admin-draft">
      <h3 id="admin-draft">{t('draft.title')}</h3>
      <p className={styles.faint}>{t('draft.text')}</p>
      {state === 'closed' ? (
        <div className={styles.actions}>
          <Button variant="secondary" icon="edit" onClick={() => setState('opened')}>
            {t('draft.open')}
          </Button>
        </div>
      ) : (
        <DraftEditor services={services} user={user} isFocused={state === 'opened'} />
      )}
    </section>
  );
}
