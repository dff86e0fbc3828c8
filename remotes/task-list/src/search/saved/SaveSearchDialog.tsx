import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useNotifications, usePluginServices } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Dialog } from '@taskweave/ui/dialog';
import { TextField } from '@taskweave/ui/text-field';
import { criterionText } from '@taskweave/widgets/search/chips/searchTexts';
import type { Search } from '@taskweave/widgets/search/criteria/Search';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { useState } from 'react';
import { DIALOG_TEXTS } from '../../texts/dialogTexts';
import { oldTasklistKnows } from './oldTasklistKnows';
import { hasOldTasklist } from './oldTasklistSearches';
import { outlivesPage, saveSearch, useSavedSearches } from './savedSearches';

export interface SaveSearchDialogProps {
  readonly search: Search;
  readonly onClose: () => void;
}

export default function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const language = useTexts(SEARCH_TOOL_TEXTS);
  const notifications = useNotifications();
  const services = usePluginServices();
  const { local } = services.page;
  const { own, old } = useSavedSearches();
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [canShare] = useState(() => hasOldTasklist(local));
  const plain = name.trim();
  const isKnown = [...own, ...(isShared ? old : [])].some((other) => other.name === plain);
  const unknown = search.criteria.filter((criterion) => !oldTasklistKnows(criterion));
  const shareHint =
    unknown.length === 0
      ? t('search.save.share.hint')
      : t('search.save.share.unknown', {
          criteria: unknown.map((criterion) => criterionText(criterion, language).spoken).join(', '),
        });

  return (
    <Dialog
      isOpen
      size="sm"
      title={t('search.save.title')}
      description={t(outlivesPage(local) ? 'search.save.description' : 'search.save.fleeting')}
      closeLabel={t('common.close')}
      onClose={onClose}
      onSubmit={() => {
        setIsSent(true);
        if (plain === '') return;
        if (!saveSearch(services, { name: plain, search }, isShared)) {
          notifications.notify({ kind: 'error', title: t('search.save.failed') });
          return;
        }
        notifications.notify({ kind: 'success', title: t('search.save.done', { name: plain }) });
        onClose();
      }}
      footer={
        <>
          <Button type="submit" variant="primary">
            {t(isKnown ? 'search.save.replace' : 'common.save')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </>
      }
    >
      <TextField
        label={t('search.save.name')}
        value={name}
        onChange={setName}
        required
        {...(isKnown && { hint: t('search.save.known') })}
        {...(isSent && plain === '' && { error: t('common.enterName') })}
      />
      {canShare && (
        <CheckboxField
          label={t('search.save.share')}
          hint={shareHint}
          checked={isShared}
          onChange={setIsShared}
          disabled={unknown.length > 0}
        />
      )}
    </Dialog>
  );
}
