import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { TextArea } from './TextArea';

export default {
  group: 'Fields',
  layout: 'column',
  draw: ({ say }) => (
    <>
      <TextArea label={say('Comment', 'Kommentar')} />
      <TextArea
        label={say('Reason', 'Begründung')}
        defaultValue={say(
          'The amount is above the limit.\nAsked for a second opinion.',
          'Der Betrag liegt über der Grenze.\nZweite Meinung eingeholt.',
        )}
      />
      <TextArea
        label={say('Reason', 'Begründung')}
        required
        error={say('Say why the invoice is rejected.', 'Geben Sie an, warum die Rechnung abgelehnt wird.')}
      />
      <TextArea
        label={say('Description', 'Beschreibung')}
        defaultValue={say('Check the invoice.', 'Prüfen Sie die Rechnung.')}
        readOnly
      />
      <TextArea label={say('Remark', 'Bemerkung')} disabled rows={2} />
      <TextArea label={say('Order', 'Bestellung')} defaultValue={'{\n  "amount": 1200\n}'} isCode />
    </>
  ),
} satisfies GalleryPage;
