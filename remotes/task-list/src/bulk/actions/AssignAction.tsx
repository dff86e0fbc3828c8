import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type BulkActionProps, useEngineClient, usePluginServices, useUser } from '@taskweave/plugin-sdk';
import { FormDialog } from '@taskweave/ui/confirm-dialog';
import { PersonField } from '@taskweave/widgets/person-field';
import { recentPeople, rememberPerson } from '@taskweave/widgets/recentPeople';
import { usePeople } from '@taskweave/widgets/usePeople';
import { useRef, useState } from 'react';
import { BULK_TEXTS } from '../texts/bulkTexts';
import { useBulkChange } from './useBulkChange';

/** Gives the tasks to one person, even assigned ones. People who got tasks lately are offered before anything is typed. */
export default function AssignAction({ tasks, run, close }: BulkActionProps) {
  const { t } = useTexts(BULK_TEXTS);
  const { storage } = usePluginServices();
  const engine = useEngineClient();
  const operationOf = useBulkChange();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | undefined>();
  const [first] = useState(() => recentPeople(storage));
  const people = usePeople({ engine, me: useUser(), typed, first });

  function assign(person: Choice): void {
    rememberPerson(storage, person);
    run(operationOf({ kind: 'assign', user: { id: person.id, firstName: person.name, lastName: null } }));
  }

  async function submit(): Promise<boolean> {
    const person = await people.find();
    // Who has closed the dialog meanwhile does not mean it any more.
    if (!field.current?.isConnected) return false;
    if (person === null) setFault(typed?.trim() ? people.notFound : t('bulk.assign.missing'));
    else assign(person);
    return person !== null;
  }

  return (
    <FormDialog
      size="sm"
      onClose={close}
      title={t('bulk.assign.ask', { count: tasks.length })}
      onSubmit={submit}
      submitLabel={t('bulk.assign')}
    >
      <PersonField
        ref={field}
        people={people}
        label={t('bulk.assign.user')}
        value={typed ?? ''}
        onChange={(text) => {
          setTyped(text);
          setFault(undefined);
        }}
        onPick={assign}
        error={fault}
      />
    </FormDialog>
  );
}
