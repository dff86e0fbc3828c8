import { useRef, useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { datePickerTexts } from '../../gallery/samples/datePickerTexts';
import { Button } from '../button/Button';
import DatePopover from './DatePopover';

export default {
  group: 'Overlays',
  draw: FollowUp,
} satisfies GalleryPage;

function FollowUp({ say, locale, now }: ExampleProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [value, setValue] = useState('');
  const texts = datePickerTexts(say);
  return (
    <>
      <Button ref={anchor} variant="secondary" icon="calendar" onClick={() => setIsOpen(!isOpen)}>
        {value === '' ? say('Set follow-up', 'Wiedervorlage setzen') : value.replace('T', ' ')}
      </Button>
      {isOpen && (
        <DatePopover
          label={say('Follow-up', 'Wiedervorlage')}
          anchor={anchor}
          locale={locale}
          now={now}
          texts={texts}
          value={value}
          submitLabel={texts.done}
          clearLabel={value === '' ? undefined : texts.clear}
          onClose={() => setIsOpen(false)}
          onSubmit={(next) => {
            setValue(next);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
