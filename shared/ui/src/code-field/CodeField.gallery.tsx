import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { CodeField } from './CodeField';

export default { group: 'Fields', layout: 'column', draw: Codes } satisfies GalleryPage;

function Codes({ say }: ExampleProps) {
  const [order, setOrder] = useState('{\n  "customer": "ACME",\n  "amount": 1200,\n  "express": true\n}');
  const [xml, setXml] = useState('<invoice id="4711">\n  <total currency="EUR">1200</total>\n</invoice>');
  const json = { label: say('Order', 'Bestellung'), language: 'json' } as const;
  const error = say('Enter valid JSON.', 'Geben Sie gültiges JSON ein.');
  return (
    <>
      <CodeField {...json} value={order} onChange={setOrder} />
      <CodeField label={say('Invoice', 'Rechnung')} language="xml" value={xml} onChange={setXml} />
      <CodeField {...json} value='{ "approved": true }' readOnly />
      <CodeField {...json} value='{ "amount": ' error={error} />
    </>
  );
}
