import { DateText } from '@taskweave/ui/date-text';
import type { ExampleProps, GalleryPage } from '@taskweave/ui/gallery/GalleryPage';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import { useState } from 'react';
import { InlineDate } from './InlineDate';

export default {
  name: 'InlineDate',
  group: 'Engine',
  examples: [{ title: 'Set, unset and read-only', draw: Dates }],
  keyboard: [
    { keys: 'Enter, Space', effect: 'Open the calendar beside the value.' },
    { keys: 'Esc', effect: 'Closes it and changes nothing.' },
  ],
  dos: ['Draw the value with `DateText`: in words within a week.'],
  donts: ['Do not use it in forms: those have a `DateField`.'],
} satisfies GalleryPage;

function Dates({ say, locale, now }: ExampleProps) {
  const [due, setDue] = useState<string | null>('2026-11-21T17:00:00.000+0100');
  const [followUp, setFollowUp] = useState<string | null>(null);
  const others = { locale, now, defaultTime: '17:00' };
  const set = say('Set date', 'Datum setzen');
  const draw = (iso: string | null) =>
    iso === null ? set : <DateText iso={iso} locale={locale} now={now} form="with-time" />;
  return (
    <PropertyList>
      <Property label={say('Due', 'Fällig')}>
        <InlineDate {...others} label={say('Due', 'Fällig')} value={due} onApply={setDue} tone="warning">
          {draw(due)}
        </InlineDate>
      </Property>
      <Property label={say('Follow-up', 'Wiedervorlage')}>
        <InlineDate
          {...others}
          label={say('Follow-up', 'Wiedervorlage')}
          value={followUp}
          onApply={setFollowUp}
        >
          {draw(followUp)}
        </InlineDate>
      </Property>
      <Property label={say('Created', 'Erstellt')}>
        <InlineDate {...others} label={say('Created', 'Erstellt')} value={due} onApply={setDue} readOnly>
          {draw('2026-11-20T09:15:00.000+0100')}
        </InlineDate>
      </Property>
    </PropertyList>
  );
}
