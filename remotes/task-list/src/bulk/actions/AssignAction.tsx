import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import {
  type BulkActionProps,
  EngineOf,
  useEngineClient,
  usePluginServices,
  useUser,
} from '@taskweave/plugin-sdk';
import { FormDialog } from '@taskweave/ui/confirm-dialog';
import { PersonField } from '@taskweave/widgets/person-field';
import { recentPeople, rememberPerson } from '@taskweave/widgets/recentPeople';
import { useNaming } from '@taskweave/widgets/useNaming';
import { usePeople } from '@taskweave/widgets/usePeople';
import { useState } from 'react';
import { BULK_TEXTS } from '../texts/bulkTexts';
import { useBulkChange } from './useBulkChange';

/** Tasks of one engine go to its people. */
export default function AssignAction(props: BulkActionProps) {
  const { connections } = usePluginServices();
  const engines = new Set(props.tasks.map(({ id }) => connections?.of(id)));
  return (
    <EngineOf id={engines.size === 1 ? (props.tasks[0]?.id ?? null) : null}>
      <Assign {...props} />
    </EngineOf>
  );
}

function Assign({ tasks, run, close }: BulkActionProps) {
  const { t } = useTexts(BULK_TEXTS);
  const { storage } = usePluginServices();
  const engine = useEngineClient();
  const operationOf = useBulkChange();
  const [typed, setTyped] = useState<string | null>(null);
  const [first] = useState(() => recentPeople(storage));
  const people = usePeople({ engine, me: useUser(), typed, first });
  const naming = useNaming({ kind: 'user', text: typed ?? '', find: people.find });

  function assign(person: Choice): void {
    rememberPerson(storage, person);
    run(operationOf({ kind: 'assign', user: { id: person.id, firstName: person.name, lastName: null } }));
  }

  return (
    <FormDialog
      size="sm"
      onClose={close}
      title={t('bulk.assign.ask', { count: tasks.length })}
      onSubmit={() => naming.take(assign)}
      submitLabel={t('bulk.assign')}
    >
      <PersonField
        people={people}
        label={t('bulk.assign.user')}
        value={typed ?? ''}
        onChange={setTyped}
        onPick={assign}
        error={naming.fault}
      />
    </FormDialog>
  );
}
