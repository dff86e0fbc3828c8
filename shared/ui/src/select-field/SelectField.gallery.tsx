import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { SelectField } from './SelectField';

export default {
  name: 'SelectField',
  group: 'Fields',
  examples: [
    {
      title: 'One of a few',
      layout: 'column',
      draw: ({ say }) => (
        <SelectField
          label={say('Approver group', 'Freigebende Gruppe')}
          hint={say('Who signs this invoice', 'Wer diese Rechnung freigibt')}
          defaultValue="accounting"
          options={[
            { value: 'management', label: say('Management', 'Geschäftsleitung') },
            { value: 'accounting', label: say('Accounting', 'Buchhaltung') },
            { value: 'sales', label: say('Sales', 'Vertrieb'), disabled: true },
          ]}
        />
      ),
    },
    {
      title: 'None of them',
      layout: 'column',
      draw: ({ say }) => (
        <SelectField
          label={say('Sort by', 'Sortieren nach')}
          emptyLabel={say('As they come', 'Wie sie kommen')}
          options={[
            { value: 'created', label: say('Created', 'Erstellt') },
            { value: 'due', label: say('Due date', 'Fälligkeit') },
            { value: 'amount', label: say('Amount', 'Betrag') },
          ]}
        />
      ),
    },
    {
      title: 'States',
      layout: 'column',
      draw: ({ say }) => (
        <>
          <SelectField
            label={say('Group', 'Gruppe')}
            required
            emptyLabel={say('Choose', 'Auswählen')}
            error={say('Choose a group.', 'Wählen Sie eine Gruppe.')}
            options={[{ value: 'sales', label: say('Sales', 'Vertrieb') }]}
          />
          <SelectField
            label={say('Tenant', 'Mandant')}
            readOnly
            options={[{ value: 'one', label: say('Berlin', 'Berlin') }]}
          />
        </>
      ),
    },
  ],
  keyboard: [
    { keys: 'Space, Alt ↓', effect: 'Open the list of the browser.' },
    { keys: '↑, ↓', effect: 'Choose the one before or after, also while the list is closed.' },
    { keys: 'A … Z', effect: 'Goes to the next choice that begins with the letters.' },
  ],
  dos: ['Use it for two to some twenty values that everyone knows.'],
  donts: ['Do not use it for people, groups or processes: a `Combobox` finds them by name.'],
} satisfies GalleryPage;
