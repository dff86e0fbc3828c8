import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { SelectField } from './SelectField';

export default {
  group: 'Fields',
  layout: 'column',
  draw: ({ say }) => {
    const options = [
      { value: 'management', label: say('Management', 'Geschäftsleitung') },
      { value: 'accounting', label: say('Accounting', 'Buchhaltung') },
      { value: 'sales', label: say('Sales', 'Vertrieb'), disabled: true },
    ];
    const group = { label: say('Group', 'Gruppe'), options };
    const none = say('Choose', 'Auswählen');
    return (
      <>
        <SelectField {...group} hint={say('Who signs', 'Wer freigibt')} defaultValue="accounting" />
        <SelectField {...group} emptyLabel={none} />
        <SelectField
          {...group}
          required
          emptyLabel={none}
          error={say('Choose a group.', 'Wählen Sie eine Gruppe.')}
        />
        <SelectField {...group} readOnly />
      </>
    );
  },
} satisfies GalleryPage;
