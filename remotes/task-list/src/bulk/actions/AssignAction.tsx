import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type BulkActionProps, useEngineClient, usePluginServices } from '@taskweave/plugin-sdk';
import { PersonField } from '@taskweave/widgets/person-field';
import { recentPeople, rememberPerson } from '@taskweave/widgets/recentPeople';
import { usePeople } from '@taskweave/widgets/usePeople';
import { useState } from 'react';
import { BULK_TEXTS } from '../texts/bulkTexts';
import { BulkDialog } from './BulkDialog';
import { useBulkChange } from './useBulkChange';

/** Gives the tasks to one person, even assigned ones. People who got tasks lately are offered before anything is typed. */
export default function AssignAction({ tasks, run, close }: BulkActionProps) {
  const { t } = useTexts(BULK_TEXTS);
  const { storage } = usePluginServices();
  const engine = useEngineClient();
  const operationOf = useBulkChange();
  const [typed, setTyped] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  const [first] = useState(() => recentPeople(storage));
  const people = usePeople({ engine, typed, first });
  const text = (typed ?? '').trim();
  const person = people.meant ?? (text === '' ? null : { id: text, name: text });

  function assign(to: typeof person): void {
    setIsSent(true);
    if (to === null) return;
    rememberPerson(storage, to);
    run(operationOf({ kind: 'assign', user: { id: to.id, firstName: to.name, lastName: null } }));
  }

  return (
    <BulkDialog
      onClose={close}
      title={t('bulk.assign.ask', { count: tasks.length })}
      onSubmit={() => assign(person)}
      submitLabel={t('bulk.assign')}
    >
      <PersonField
        people={people}
        label={t('bulk.assign.user')}
        value={typed ?? ''}
        onChange={setTyped}
        onPick={assign}
        error={isSent && person === null ? t('bulk.assign.missing') : undefined}
      />
    </BulkDialog>
  );
}
