import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { NumberField } from './NumberField';

export default { group: 'Fields', layout: 'column', draw: Numbers } satisfies GalleryPage;

function Numbers({ say }: ExampleProps) {
  const [value, setValue] = useState('30,0x');
  const [isJudged, setIsJudged] = useState(true);
  const isFaulty = isJudged && !/^-?\d+([.,]\d+)?$/.test(value.trim());
  const error = say('Enter a number, such as 30.00.', 'Geben Sie eine Zahl ein, etwa 30,00.');
  return (
    <>
      <NumberField label={say('Amount', 'Betrag')} defaultValue="30.50" hint="EUR" />
      <NumberField label={say('Copies', 'Exemplare')} isWhole defaultValue="2" />
      <NumberField
        label={say('Amount', 'Betrag')}
        value={value}
        onChange={(next) => {
          setValue(next);
          setIsJudged(false);
        }}
        onBlur={() => setIsJudged(true)}
        error={isFaulty ? error : undefined}
      />
      <NumberField label={say('Priority', 'Priorität')} defaultValue="50" readOnly />
      <NumberField label={say('Discount', 'Rabatt')} disabled />
    </>
  );
}
