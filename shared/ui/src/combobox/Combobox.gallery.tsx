import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Combobox } from './Combobox';

export default { group: 'Fields', layout: 'column', draw: People } satisfies GalleryPage;

function People({ say }: ExampleProps) {
  const [value, onChange] = useState('');
  const options = [
    { value: 'demo', label: 'Demo Demo', detail: 'demo' },
    { value: 'mary', label: 'Mary Anne', detail: 'mary' },
  ];
  const assignee = { label: say('Assignee', 'Bearbeiter'), value, onChange, options };
  const noGroup = say('No group found', 'Keine Gruppe gefunden');
  const process = say('Invoice approval', 'Rechnungsfreigabe');
  return (
    <>
      <Combobox {...assignee} hint={say('Name or user id', 'Name oder Benutzer-ID')} />
      <Combobox {...assignee} label={say('Group', 'Gruppe')} options={[]} filter="none" status={noGroup} />
      <Combobox {...assignee} label={say('Process', 'Prozess')} value="invoice" suffix={process} />
      <Combobox {...assignee} required error={say('Enter a user.', 'Geben Sie einen Benutzer ein.')} />
      <Combobox {...assignee} label={say('Owner', 'Besitzer')} value="demo" readOnly />
      <Combobox {...assignee} label={say('Delegate', 'Vertretung')} disabled />
    </>
  );
}
