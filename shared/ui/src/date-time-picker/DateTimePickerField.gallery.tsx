import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { datePickerTexts } from '../../gallery/samples/datePickerTexts';
import { DateTimePickerField } from './DateTimePickerField';

export default {
  name: 'DateTimePickerField',
  group: 'Fields',
  examples: [
    {
      title: 'A day and its time, or a day alone',
      note: 'Typed as people of the language write it, in ISO order, as “today”, or chosen in the calendar.',
      layout: 'column',
      draw: Dates,
    },
    {
      title: 'States',
      layout: 'column',
      draw: ({ say, locale, now }) => {
        const others = { locale, now, texts: datePickerTexts(say), onChange: () => undefined };
        return (
          <>
            <DateTimePickerField
              {...others}
              label={say('Due', 'Fällig')}
              value=""
              required
              error={say('Enter a date.', 'Geben Sie ein Datum ein.')}
            />
            <DateTimePickerField
              {...others}
              label={say('Created', 'Erstellt')}
              value="2026-11-20T09:15"
              readOnly
            />
            <DateTimePickerField {...others} label={say('Follow-up', 'Wiedervorlage')} value="" disabled />
          </>
        );
      },
    },
  ],
} satisfies GalleryPage;

function Dates({ say, locale, now }: ExampleProps) {
  const [due, setDue] = useState('2026-11-21T17:00');
  const [day, setDay] = useState('');
  const others = { locale, now, texts: datePickerTexts(say) };
  return (
    <>
      <DateTimePickerField {...others} label={say('Due', 'Fällig')} value={due} onChange={setDue} />
      <DateTimePickerField
        {...others}
        kind="date"
        label={say('Date of invoice', 'Rechnungsdatum')}
        value={day}
        onChange={setDay}
      />
    </>
  );
}
