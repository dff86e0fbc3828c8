import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { TextField } from './TextField';

export default {
  group: 'Fields',
  layout: 'column',
  draw: ({ say }) => (
    <>
      <TextField label={say('Creditor', 'Kreditor')} defaultValue="Great Pizza for Everyone Inc." />
      <TextField
        label={say('Invoice number', 'Rechnungsnummer')}
        hint={say('As it is printed on the invoice', 'Wie sie auf der Rechnung steht')}
        placeholder="INV-2026-0415"
      />
      <TextField label={say('Approver', 'Freigabe durch')} required />
      <TextField
        label={say('Email', 'E-Mail')}
        type="email"
        defaultValue="mary@"
        error={say(
          'Enter a whole address, such as mary@example.org.',
          'Geben Sie eine ganze Adresse ein, etwa mary@example.org.',
        )}
      />
      <TextField label={say('Business key', 'Business Key')} defaultValue="2026-4711" readOnly />
      <TextField label={say('Delivery note', 'Lieferschein')} disabled />
    </>
  ),
} satisfies GalleryPage;
