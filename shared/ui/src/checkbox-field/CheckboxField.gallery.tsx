import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { CheckboxField } from './CheckboxField';

export default {
  group: 'Fields',
  layout: 'column',
  draw: ({ say }) => (
    <>
      <CheckboxField
        label={say('Send a copy to accounting', 'Kopie an die Buchhaltung')}
        hint={say('By mail, tonight', 'Per E-Mail, heute Abend')}
        defaultChecked
      />
      <CheckboxField label={say('Urgent', 'Dringend')} />
      <CheckboxField
        label={say('I have checked the amount', 'Ich habe den Betrag geprüft')}
        required
        error={say('Tick this to go on.', 'Haken Sie dies an, um fortzufahren.')}
      />
      <CheckboxField label={say('Approved', 'Freigegeben')} defaultChecked readOnly />
      <CheckboxField label={say('Archive', 'Archivieren')} disabled />
    </>
  ),
} satisfies GalleryPage;
