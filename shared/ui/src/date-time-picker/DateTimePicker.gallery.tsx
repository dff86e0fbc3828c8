import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { datePickerTexts } from '../../gallery/samples/datePickerTexts';
import { DateTimePicker } from './DateTimePicker';

export default {
  name: 'DateTimePicker',
  group: 'Fields',
  examples: [
    { title: 'A day and its time', draw: Picker },
    { title: 'A day alone', draw: DayPicker },
  ],
} satisfies GalleryPage;

function Picker({ say, locale, now }: ExampleProps) {
  const [value, setValue] = useState('2026-11-24T17:00');
  return (
    <DateTimePicker
      locale={locale}
      now={now}
      texts={datePickerTexts(say)}
      value={value}
      onChange={setValue}
    />
  );
}

function DayPicker({ say, locale, now }: ExampleProps) {
  const [value, setValue] = useState('');
  return (
    <DateTimePicker
      kind="date"
      locale={locale}
      now={now}
      texts={datePickerTexts(say)}
      value={value}
      onChange={setValue}
    />
  );
}
