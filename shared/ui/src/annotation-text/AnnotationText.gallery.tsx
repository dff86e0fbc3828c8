import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { BROKEN } from '../../gallery/samples/sampleErrors';
import { AnnotationText } from './AnnotationText';

export default { group: 'Fields', layout: 'column', draw: Annotations } satisfies GalleryPage;

function Annotations({ say }: ExampleProps) {
  const [value, setValue] = useState<string | null>(null);
  const stored = say('The mail server is back at 2 pm.', 'Der Mailserver ist ab 14 Uhr zurück.');
  const annotation = {
    label: say('Annotation', 'Anmerkung'),
    onSave: async (next: string | null) => setValue(next),
  };
  return (
    <>
      <AnnotationText {...annotation} value={value} />
      <AnnotationText {...annotation} value={stored} maxLength={40} onSave={() => Promise.reject(BROKEN)} />
      <AnnotationText {...annotation} value={stored} readOnly />
    </>
  );
}
