import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { TextField } from '../text-field/TextField';
import { Accordion } from './Accordion';

export default { group: 'Data', layout: 'wide', draw: Sections } satisfies GalleryPage;

function Sections({ say }: ExampleProps) {
  const [openId, setOpenId] = useState<string | null>('general');
  const general = { id: 'general', title: say('General', 'Allgemein') };
  const criteria = { id: 'criteria', title: say('Criteria', 'Kriterien') };
  const fault = say('A criterion must be mended', 'Ein Kriterium muss korrigiert werden');
  const permissions = { id: 'permissions', title: say('Permissions', 'Berechtigungen') };
  const own = <p>{say('The criteria of the filter', 'Die Kriterien des Filters')}</p>;
  const who = <p>{say('Who may see the filter', 'Wer den Filter sehen darf')}</p>;
  return (
    <Accordion
      openId={openId}
      onOpenChange={setOpenId}
      headingLevel={3}
      sections={[
        { ...general, children: <TextField label="Name" defaultValue={say('My tasks', 'Meine Aufgaben')} /> },
        { ...criteria, summary: say('3 criteria', '3 Kriterien'), fault, children: own },
        { ...permissions, summary: say('Everyone', 'Alle'), children: who },
      ]}
    />
  );
}
