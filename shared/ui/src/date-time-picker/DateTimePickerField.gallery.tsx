import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { datePickerTexts } from '../../gallery/samples/datePickerTexts';
import { DateTimePickerField } from './DateTimePickerField';

export default { group: 'Fields', layout: 'column', draw: Dates } satisfies GalleryPage;

function Dates({ say, locale, now }: ExampleProps) {
  const [value, onChange] = useState('2026-11-21T17:00');
  const [day, setDay] = useState('');
  const due = { label: say('Due', 'Fällig'), value, onChange, locale, now, texts: datePickerTexts(say) };
  const invoiced = say('Date of invoice', 'Rechnungsdatum');
  return (
    <>
      <DateTimePickerField {...due} />
      <DateTimePickerField {...due} kind="date" label={invoiced} value={day} onChange={setDay} />
      <DateTimePickerField
        {...due}
        value=""
        required
        error={say('Enter a date.', 'Geben Sie ein Datum ein.')}
      />
      <DateTimePickerField {...due} label={say('Created', 'Erstellt')} value="2026-11-20T09:15" readOnly />
      <DateTimePickerField {...due} label={say('Follow-up', 'Wiedervorlage')} value="" disabled />
    </>
  );
}
