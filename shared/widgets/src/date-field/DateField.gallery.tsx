import type { ExampleProps, GalleryPage } from '@taskweave/ui/gallery/GalleryPage';
import { useState } from 'react';
import { DateField } from './DateField';

export default {
  name: 'DateField',
  group: 'Engine',
  examples: [{ title: 'The date of a form, with its texts', layout: 'column', draw: Dates }],
  keyboard: [{ keys: 'Enter', effect: 'Judges what was typed; on the button it opens the calendar.' }],
  dos: ['Use it in forms: it is a `DateTimePickerField` that brings its texts.'],
  donts: ['Do not use it for properties of a task: those are an `InlineDate`.'],
} satisfies GalleryPage;

function Dates({ say, locale }: ExampleProps) {
  const [due, setDue] = useState('2026-11-24T17:00');
  const [day, setDay] = useState('');
  return (
    <>
      <DateField label={say('Due', 'Fällig')} locale={locale} value={due} onChange={setDue} />
      <DateField
        kind="date"
        label={say('Date of invoice', 'Rechnungsdatum')}
        locale={locale}
        value={day}
        onChange={setDay}
      />
    </>
  );
}
