import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@taskweave/engine-client/queries/identity/accountQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { Membership } from '@taskweave/engine-client/resources/identity/userProfile';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { Note } from '@taskweave/ui/note';
import { Resolve } from '@taskweave/ui/resolve';
import { SelectField } from '@taskweave/ui/select-field';
import { Skeleton } from '@taskweave/ui/skeleton';
import { TextField } from '@taskweave/ui/text-field';
import { useState } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { newFilterDraft } from '../draft/filterDraft';
import { NO_WISH } from '../draft/permissionRules';
import type { SaveOutcome } from '../draft/saveFilter';
import type { FilterRequest } from '../filter-editor/FilterRequest';
import { useSaveFilter } from '../filter-editor/useSaveFilter';
import styles from './FilterDialog.module.css';
import { SaveProblem } from './SaveProblem';

export interface GroupFilterProps {
  readonly request: Extract<FilterRequest, { readonly kind: 'create' }>;
  readonly onClose: () => void;
  readonly onSaved: (filter: Filter, isNew: boolean) => void;
}

export function GroupFilter({ request, onClose, onSaved }: GroupFilterProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const { engine, user } = usePluginServices();
  const saving = useSaveFilter();
  const [name, setName] = useState(request.name ?? '');
  const [groupId, setGroupId] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  /** The filter exists although its permission failed: a retry must not create a second one. */
  const [made, setMade] = useState<Filter | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const queries = useQueryClient();
  const ofPerson = accountQueries(engine, user.id).groups();
  const groups = useQuery(ofPerson);
  const chosen = groupId ?? groups.data?.[0]?.id;
  const plain = name.trim();

  /** Nobody must choose among several groups unseen, so Enter waits until the groups are loaded. */
  async function waitForGroup(): Promise<string | undefined> {
    setIsWaiting(true);
    const [only, ...others] = await queries.ensureQueryData(ofPerson).catch(() => []);
    setIsWaiting(false);
    return others.length === 0 ? only?.id : undefined;
  }

  async function save(): Promise<void> {
    setIsSent(true);
    if (plain === '' || isWaiting || saving.isSaving) return;
    const group = chosen ?? (await waitForGroup());
    if (group === undefined) return;
    const permissions = { ...NO_WISH, added: [{ kind: 'group', id: group } as const] };
    const result = await saving.send({ ...newFilterDraft(request.query), name: plain, permissions }, made);
    const filter = filterOf(result);
    if (filter !== null) setMade(filter);
    if (result.kind === 'saved') onSaved(result.filter, true);
  }

  return (
    <Dialog
      isOpen
      size="sm"
      title={t('group.title')}
      closeLabel={t('common.close')}
      onClose={() => !saving.isSaving && onClose()}
      onSubmit={() => void save()}
      footer={
        <>
          <Button
            type="submit"
            variant="primary"
            busy={isWaiting || saving.isSaving}
            disabled={groups.isError || groups.data?.length === 0}
          >
            {t('common.save')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </>
      }
    >
      <div className={styles.fields}>
        <SaveProblem outcome={saving.outcome} />
        <TextField
          label={t('basics.name')}
          value={name}
          onChange={setName}
          onFocus={(event) => event.currentTarget.select()}
          required
          {...(isSent && plain === '' && { error: t('common.enterName') })}
        />
        <Resolve
          query={groups}
          title={t('group.failed')}
          pending={<Skeleton count={1} label={t('group.loading')} />}
        >
          {(known) => <GroupChoice groups={known} value={chosen} onChange={setGroupId} />}
        </Resolve>
      </div>
    </Dialog>
  );
}

interface GroupChoiceProps {
  readonly groups: readonly Membership[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

function GroupChoice({ groups, value, onChange }: GroupChoiceProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const [first, ...others] = groups;
  if (first === undefined) return <Note icon="info">{t('group.none')}</Note>;
  if (others.length === 0) return <p>{t('group.with', { group: first.name })}</p>;
  return (
    <SelectField
      label={t('group.choose')}
      value={value}
      onChange={onChange}
      options={groups.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function filterOf(result: SaveOutcome): Filter | null {
  return result.kind === 'filter-failed' ? null : result.filter;
}
