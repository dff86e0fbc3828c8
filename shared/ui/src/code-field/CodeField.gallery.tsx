import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { CodeField } from './CodeField';

export default {
  name: 'CodeField',
  group: 'Fields',
  examples: [
    { title: 'JSON and XML', layout: 'column', draw: Languages },
    {
      title: 'Read-only, and with an error',
      layout: 'column',
      draw: ({ say }) => (
        <>
          <CodeField label={say('Answer', 'Antwort')} language="json" value='{ "approved": true }' readOnly />
          <CodeField
            label={say('Order', 'Bestellung')}
            language="json"
            value='{ "amount": '
            error={say('Enter valid JSON.', 'Geben Sie gültiges JSON ein.')}
          />
        </>
      ),
    },
  ],
} satisfies GalleryPage;

function Languages({ say }: ExampleProps) {
  const [order, setOrder] = useState('{\n  "customer": "ACME",\n  "amount": 1200,\n  "express": true\n}');
  const [invoice, setInvoice] = useState(
    '<invoice id="4711">\n  <total currency="EUR">1200</total>\n</invoice>',
  );
  return (
    <>
      <CodeField label={say('Order', 'Bestellung')} language="json" value={order} onChange={setOrder} />
      <CodeField label={say('Invoice', 'Rechnung')} language="xml" value={invoice} onChange={setInvoice} />
    </>
  );
}
