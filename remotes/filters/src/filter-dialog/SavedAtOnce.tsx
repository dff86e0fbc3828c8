import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useCommands, useNavigation, useNotifications } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { Stack } from '@taskweave/ui/stack';
import { TextField } from '@taskweave/ui/text-field';
import { useEffect, useEffectEvent, useState } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { newFilterDraft } from '../draft/filterDraft';
import { NO_WISH } from '../draft/permissionRules';
import type { FilterRequest, SharedWith } from '../filter-editor/FilterRequest';
import { useSaveFilter } from '../filter-editor/useSaveFilter';
import { SaveProblem } from './SaveProblem';
import { useRemoveFilter } from './useRemoveFilter';

export interface SavedAtOnceProps {
  readonly request: Extract<FilterRequest, { readonly kind: 'create' }>;
  readonly group: SharedWith | null;
  readonly onClose: () => void;
  readonly onSaved: (filter: Filter, isNew: boolean) => void;
}

/** Asks only where the filter could not be saved. */
export function SavedAtOnce({ request, group, onClose, onSaved }: SavedAtOnceProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const saving = useSaveFilter();
  const tellSaved = useTellSaved(group);
  const [name, setName] = useState(request.name ?? '');
  /** The filter exists although its permission failed: a retry must not create a second one. */
  const [made, setMade] = useState<Filter | null>(null);
  const plain = name.trim();
  const [isAsking, setAsking] = useState(plain === '');

  async function save(): Promise<void> {
    if (plain === '' || saving.isSaving) return;
    const permissions =
      group === null ? NO_WISH : { ...NO_WISH, added: [{ kind: 'group', id: group.id } as const] };
    const result = await saving.send({ ...newFilterDraft(request.query), name: plain, permissions }, made);
    if (result.kind !== 'filter-failed') setMade(result.filter);
    if (result.kind !== 'saved') return setAsking(true);
    tellSaved(result.filter);
    onSaved(result.filter, true);
  }

  const saveFirst = useEffectEvent(() => void save());
  useEffect(() => saveFirst(), []);
  if (!isAsking && !saving.isChecking) return null;

  return (
    <Dialog
      isOpen
      size="sm"
      title={group === null ? t('common.createFilter') : t('group.title', { group: group.name })}
      closeLabel={t('common.close')}
      onClose={() => !saving.isSaving && onClose()}
      onSubmit={() => void save()}
      footer={
        <>
          <Button type="submit" variant="primary" busy={saving.isSaving}>
            {t('common.save')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <SaveProblem outcome={saving.outcome} />
        <TextField
          label={t('basics.name')}
          value={name}
          onChange={setName}
          required
          {...(plain === '' && { error: t('common.enterName') })}
        />
      </Stack>
    </Dialog>
  );
}

function useTellSaved(group: SharedWith | null): (filter: Filter) => void {
  const { t } = useTexts(DIALOG_TEXTS);
  const commands = useCommands();
  const notifications = useNotifications();
  const navigation = useNavigation();
  const remove = useRemoveFilter();

  return ({ id: filterId, name }) => {
    const filter = navigation.inboxParam('filter');
    const searchQuery = navigation.inboxParam('searchQuery');
    const searchOrQuery = navigation.inboxParam('searchOrQuery');
    notifications.notify({
      kind: 'success',
      title: group === null ? t('saved.me', { name }) : t('saved.group', { name, group: group.name }),
      actions: [{ label: t('saved.rename'), onPress: () => commands.run('filters.edit', { filterId }) }],
      undo: () => {
        navigation.openInbox({ filter, searchQuery, searchOrQuery, filterPage: null, page: null });
        remove(filterId).catch((error: unknown) =>
          notifications.notify({ kind: 'error', title: t('delete.failed'), error }),
        );
      },
    });
  };
}
