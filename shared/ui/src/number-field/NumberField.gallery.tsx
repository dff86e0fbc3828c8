import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { NumberField } from './NumberField';

export default {
  group: 'Fields',
  layout: 'column',
  draw: ({ say }) => {
    const error = say('Enter a number, such as 30.00.', 'Geben Sie eine Zahl ein, etwa 30,00.');
    return (
      <>
        <NumberField label={say('Amount', 'Betrag')} defaultValue="30.50" hint="EUR" />
        <NumberField label={say('Copies', 'Exemplare')} isWhole defaultValue="2" />
        <NumberField label={say('Amount', 'Betrag')} defaultValue="30,0x" error={error} />
        <NumberField label={say('Priority', 'Priorität')} defaultValue="50" readOnly />
        <NumberField label={say('Discount', 'Rabatt')} disabled />
      </>
    );
  },
} satisfies GalleryPage;
