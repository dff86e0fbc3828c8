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
      title: 'Suggestions below the field',
      note: 'For a popover or dialog that is there for one choice: they cover nothing, and Enter takes the first.',
      layout: 'column',
      draw: (props) => <Assignee {...props} isInline />,
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
  keyboard: [
    { keys: '↓, ↑', effect: 'Open the list and walk through it.' },
    { keys: 'Enter', effect: 'Picks the marked suggestion; without one it sends the form.' },
    { keys: 'Esc', effect: 'Closes the list and nothing around it.' },
  ],
  dos: [
    'Use it where there are too many choices for a list, or where free text is right as well.',
    'Show the name people know as the `label`, and the id as the `detail`.',
  ],
  donts: ['Do not empty a field because its text is no suggestion.'],
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
