import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { NumberField } from './NumberField';

export default {
  name: 'NumberField',
  group: 'Fields',
  examples: [
    {
      title: 'Whole numbers and others',
      layout: 'column',
      draw: ({ say }) => (
        <>
          <NumberField label={say('Amount', 'Betrag')} defaultValue="30.50" hint="EUR" />
          <NumberField label={say('Copies', 'Exemplare')} isWhole defaultValue="2" />
        </>
      ),
    },
    {
      title: 'Checked when it is left',
      note: 'The value stays a text: half a number must survive until it is judged.',
      layout: 'column',
      draw: Checked,
    },
    {
      title: 'Read-only and disabled',
      layout: 'column',
      draw: ({ say }) => (
        <>
          <NumberField label={say('Priority', 'Priorität')} defaultValue="50" readOnly />
          <NumberField label={say('Discount', 'Rabatt')} disabled />
        </>
      ),
    },
  ],
} satisfies GalleryPage;

function Checked({ say }: ExampleProps) {
  const [text, setText] = useState('30,0x');
  const [isJudged, setIsJudged] = useState(true);
  const isNumber = /^-?\d+([.,]\d+)?$/.test(text.trim());
  return (
    <NumberField
      label={say('Amount', 'Betrag')}
      value={text}
      onChange={(next) => {
        setText(next);
        setIsJudged(false);
      }}
      onBlur={() => setIsJudged(true)}
      error={
        isJudged && !isNumber
          ? say('Enter a number, such as 30.00.', 'Geben Sie eine Zahl ein, etwa 30,00.')
          : undefined
      }
    />
  );
}
