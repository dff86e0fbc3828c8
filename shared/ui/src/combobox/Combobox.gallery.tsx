import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Combobox } from './Combobox';

export default { group: 'Fields', layout: 'column', draw: People } satisfies GalleryPage;

function People({ say }: ExampleProps) {
  const [value, onChange] = useState('');
  const options = [
    { value: 'demo', label: 'Demo Demo', detail: 'demo' },
    { value: 'john', label: 'John Doe', detail: 'john' },
    { value: 'mary', label: 'Mary Anne', detail: 'mary' },
    { value: 'peter', label: 'Peter Meter', detail: 'peter' },
  ];
  const assignee = { label: say('Assignee', 'Bearbeiter'), value, onChange, options };
  const fixed = { ...assignee, value: '', onChange: () => undefined, options: [] };
  const noGroup = say('No group found', 'Keine Gruppe gefunden');
  const process = say('Invoice approval', 'Rechnungsfreigabe');
  return (
    <>
      <Combobox {...assignee} hint={say('Name or user id', 'Name oder Benutzer-ID')} />
      <Combobox {...fixed} label={say('Group', 'Gruppe')} value="xyz" filter="none" status={noGroup} />
      <Combobox {...fixed} label={say('Process', 'Prozess')} value="invoice" suffix={process} />
      <Combobox {...fixed} required error={say('Enter a user.', 'Geben Sie einen Benutzer ein.')} />
      <Combobox {...fixed} label={say('Owner', 'Besitzer')} value="demo" readOnly />
      <Combobox {...fixed} label={say('Delegate', 'Vertretung')} disabled />
    </>
  );
}
