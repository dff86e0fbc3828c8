import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Property, PropertyList } from '../property-list/PropertyList';
import { type InlineKind, InlineValue } from './InlineValue';

export default {
  name: 'InlineValue',
  group: 'Fields',
  examples: [
    { title: 'Every kind', draw: Kinds },
    { title: 'A date that can be an expression', draw: Expression },
    {
      title: 'Read-only',
      draw: ({ say, locale }) => (
        <InlineValue
          label={say('Amount', 'Betrag')}
          kind="number"
          value={12}
          unsetText=""
          locale={locale}
          readOnly
          onApply={() => undefined}
        />
      ),
    },
  ],
  keyboard: [
    { keys: 'Enter', effect: 'Edits the value; in the field it applies it.' },
    { keys: 'Tab', effect: 'Applies it and goes on to the next inline field.' },
    { keys: 'Esc', effect: 'Leaves it as it was.' },
  ],
  dos: ['Say in `unsetText` what a press does: “Set amount”.'],
  donts: ['Do not use it in forms, whose fields are all there at once.'],
} satisfies GalleryPage;

function Kinds({ say, locale }: ExampleProps) {
  const [values, setValues] = useState<Readonly<Record<string, string | number | null>>>({
    text: 'ACME',
    number: 1200.5,
    'date-time': '2026-11-21T17:00',
    option: 'high',
  });
  const names: readonly [InlineKind, string][] = [
    ['text', say('Customer', 'Kunde')],
    ['number', say('Amount', 'Betrag')],
    ['date-time', say('Due', 'Fällig')],
    ['option', say('Risk', 'Risiko')],
  ];
  const risks = [
    { value: 'high', label: say('High', 'Hoch') },
    { value: 'low', label: say('Low', 'Niedrig') },
  ];
  return (
    <PropertyList>
      {names.map(([kind, label]) => (
        <Property key={kind} label={label}>
          <InlineValue
            label={label}
            kind={kind}
            value={values[kind] ?? null}
            unsetText={say('Set value', 'Wert setzen')}
            options={kind === 'option' ? risks : undefined}
            locale={locale}
            onApply={(value) => setValues((all) => ({ ...all, [kind]: value }))}
          />
        </Property>
      ))}
    </PropertyList>
  );
}

function Expression({ say, locale }: ExampleProps) {
  const [value, setValue] = useState<string | number | null>('2026-11-21');
  const [kind, setKind] = useState<InlineKind>('date');
  const label = say('Due before', 'Fällig vor');
  return (
    <PropertyList>
      <Property label={label}>
        <InlineValue
          label={label}
          kind={kind}
          value={value}
          unsetText={say('Set date', 'Datum setzen')}
          canBeText
          locale={locale}
          onApply={(next, as) => {
            setValue(next);
            setKind(as);
          }}
        />
      </Property>
    </PropertyList>
  );
}
