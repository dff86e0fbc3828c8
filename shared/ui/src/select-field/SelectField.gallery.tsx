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
} satisfies GalleryPage;
