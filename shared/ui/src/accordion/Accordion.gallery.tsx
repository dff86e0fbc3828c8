import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { TextField } from '../text-field/TextField';
import { Accordion } from './Accordion';

export default {
  name: 'Accordion',
  group: 'Data',
  examples: [
    {
      title: 'One section open, one with a fault',
      note: 'Closed sections are not in the page: their state is kept outside.',
      layout: 'wide',
      draw: Sections,
    },
  ],
} satisfies GalleryPage;

function Sections({ say }: ExampleProps) {
  const [openId, setOpenId] = useState<string | null>('general');
  return (
    <Accordion
      openId={openId}
      onOpenChange={setOpenId}
      headingLevel={4}
      sections={[
        {
          id: 'general',
          title: say('General', 'Allgemein'),
          children: <TextField label="Name" defaultValue={say('My tasks', 'Meine Aufgaben')} />,
        },
        {
          id: 'criteria',
          title: say('Criteria', 'Kriterien'),
          summary: say('3 criteria', '3 Kriterien'),
          fault: say('A criterion must be mended', 'Ein Kriterium muss korrigiert werden'),
          children: <p>{say('The criteria of the filter', 'Die Kriterien des Filters')}</p>,
        },
        {
          id: 'permissions',
          title: say('Permissions', 'Berechtigungen'),
          summary: say('Everyone', 'Alle'),
          children: <p>{say('Who may see the filter', 'Wer den Filter sehen darf')}</p>,
        },
      ]}
    />
  );
}
