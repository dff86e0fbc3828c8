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
  keyboard: [
    { keys: '←, →, ↑, ↓', effect: 'Walk through the days.' },
    { keys: 'Page Up, Page Down', effect: 'Turn the month.' },
    { keys: 'Home, End', effect: 'Go to the beginning and the end of the week.' },
    { keys: 'Enter', effect: 'Chooses the day; in a field it applies what was typed.' },
  ],
  dos: ['Use it where a popover or a dialog is about a date and nothing else.'],
  donts: ['Do not put it into a form as it is: `DateTimePickerField` takes one line.'],
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
