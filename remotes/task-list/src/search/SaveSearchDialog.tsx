import { useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { TextField } from '@taskweave/ui/text-field';
import { useState } from 'react';
import type { Search } from './Search';
import { saveSearch, useSavedSearches } from './savedSearches';

export interface SaveSearchDialogProps {
  readonly search: Search;
  readonly onClose: () => void;
}

/** Keeps a search in this browser under a name. */
export default function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation();
  const notifications = useNotifications();
  const saved = useSavedSearches();
  const [name, setName] = useState('');
  const [isSent, setIsSent] = useState(false);
  const plain = name.trim();
  const isKnown = saved.some((other) => other.name === plain);

  return (
    <Dialog
      isOpen
      size="sm"
      title={t('search.save.title')}
      description={t('search.save.description')}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={() => {
        setIsSent(true);
        if (plain === '') return;
        saveSearch(plain, search);
        notifications.notify({ kind: 'success', title: t('search.save.done', { name: plain }) });
        onClose();
      }}
      footer={
        <>
          <Button type="submit" variant="primary">
            {t(isKnown ? 'search.save.replace' : 'search.save.submit')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <TextField
        label={t('search.save.name')}
        value={name}
        onChange={setName}
        required
        {...(isKnown && { hint: t('search.save.known') })}
        {...(isSent && plain === '' && { error: t('search.save.nameless') })}
      />
    </Dialog>
  );
}
