import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { datePickerTexts } from '../../gallery/samples/datePickerTexts';
import { DateTimePicker } from './DateTimePicker';

export default { group: 'Fields', draw: Pickers } satisfies GalleryPage;

function Pickers({ say, locale, now }: ExampleProps) {
  const [time, setTime] = useState('2026-11-24T17:00');
  const [day, setDay] = useState('');
  const others = { locale, now, texts: datePickerTexts(say) };
  return (
    <>
      <DateTimePicker {...others} value={time} onChange={setTime} />
      <DateTimePicker {...others} kind="date" value={day} onChange={setDay} />
    </>
  );
}
