import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Combobox } from './Combobox';

export default {
  name: 'Combobox',
  group: 'Fields',
  examples: [
    {
      title: 'Suggestions by any of their words',
      note: 'Any text is allowed; suggestions only help.',
      layout: 'column',
      draw: Assignee,
    },
    {
      title: 'No suggestion, and what the text means',
      layout: 'column',
      draw: ({ say }) => (
        <>
          <Combobox
            label={say('Group', 'Gruppe')}
            value="xyz"
            onChange={() => undefined}
            options={[]}
            filter="none"
            status={say('No group found', 'Keine Gruppe gefunden')}
          />
          <Combobox
            label={say('Process', 'Prozess')}
            value="invoice"
            onChange={() => undefined}
            options={[]}
            suffix={say('Invoice approval', 'Rechnungsfreigabe')}
          />
        </>
      ),
    },
    {
      title: 'States',
      layout: 'column',
      draw: ({ say }) => (
        <>
          <Combobox
            label={say('Assignee', 'Bearbeiter')}
            value=""
            onChange={() => undefined}
            options={[]}
            required
            error={say('Enter a user.', 'Geben Sie einen Benutzer ein.')}
          />
          <Combobox
            label={say('Owner', 'Besitzer')}
            value="demo"
            onChange={() => undefined}
            options={[]}
            readOnly
          />
          <Combobox
            label={say('Delegate', 'Vertretung')}
            value=""
            onChange={() => undefined}
            options={[]}
            disabled
          />
        </>
      ),
    },
  ],
} satisfies GalleryPage;

interface AssigneeProps extends ExampleProps {
  readonly isInline?: boolean;
}

function Assignee({ say, isInline }: AssigneeProps) {
  const [user, setUser] = useState('');
  return (
    <Combobox
      label={say('Assignee', 'Bearbeiter')}
      hint={say('Name or user id', 'Name oder Benutzer-ID')}
      isInline={isInline}
      value={user}
      onChange={setUser}
      options={[
        { value: 'demo', label: 'Demo Demo', detail: 'demo' },
        { value: 'john', label: 'John Doe', detail: 'john' },
        { value: 'mary', label: 'Mary Anne', detail: 'mary' },
        { value: 'peter', label: 'Peter Meter', detail: 'peter' },
      ]}
    />
  );
}
