import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { CheckboxField } from './CheckboxField';

export default {
  name: 'CheckboxField',
  group: 'Fields',
  examples: [
    {
      title: 'Ticked and not',
      layout: 'column',
      draw: ({ say }) => (
        <>
          <CheckboxField
            label={say('Send a copy to accounting', 'Kopie an die Buchhaltung')}
            hint={say('By mail, tonight', 'Per E-Mail, heute Abend')}
            defaultChecked
          />
          <CheckboxField label={say('Urgent', 'Dringend')} />
        </>
      ),
    },
    {
      title: 'States',
      layout: 'column',
      draw: ({ say }) => (
        <>
          <CheckboxField
            label={say('I have checked the amount', 'Ich habe den Betrag geprüft')}
            required
            error={say('Tick this to go on.', 'Haken Sie dies an, um fortzufahren.')}
          />
          <CheckboxField label={say('Approved', 'Freigegeben')} defaultChecked readOnly />
          <CheckboxField label={say('Archive', 'Archivieren')} disabled />
        </>
      ),
    },
  ],
  keyboard: [{ keys: 'Space', effect: 'Ticks the box, or takes the tick away.' }],
  dos: ['Word the label so that the tick means yes.', 'Let the tick take effect when the form is sent.'],
  donts: [
    'Do not negate: “Send no mail” makes people think twice.',
    'Do not use two boxes for two values that exclude each other.',
  ],
} satisfies GalleryPage;
