import type { ExampleProps, GalleryPage } from '@taskweave/ui/gallery/GalleryPage';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import { useState } from 'react';
import { InlineNumber } from './InlineNumber';

export default {
  name: 'InlineNumber',
  group: 'Engine',
  examples: [{ title: 'Edited in place, and read-only', draw: Priorities }],
  keyboard: [
    { keys: 'Enter', effect: 'Edits the number; in the field it applies it.' },
    { keys: 'Tab', effect: 'Applies it and goes on to the next inline field.' },
    { keys: 'Esc', effect: 'Leaves it as it was.' },
  ],
  dos: ['Say in the error what is accepted.'],
  donts: ['Do not use it for amounts: it takes whole numbers of the engine.'],
} satisfies GalleryPage;

function Priorities({ say, locale }: ExampleProps) {
  const [priority, setPriority] = useState(50);
  const label = say('Priority', 'Priorität');
  const error = say('Enter a whole number.', 'Geben Sie eine ganze Zahl ein.');
  return (
    <PropertyList>
      <Property label={label}>
        <InlineNumber
          label={label}
          value={priority}
          text={priority.toLocaleString(locale)}
          onApply={setPriority}
          error={error}
        />
      </Property>
      <Property label={say('Retries', 'Wiederholungen')}>
        <InlineNumber
          label={say('Retries', 'Wiederholungen')}
          value={3}
          text="3"
          onApply={() => undefined}
          error={error}
          readOnly
        />
      </Property>
    </PropertyList>
  );
}
