import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Field } from './Field';

export default {
  group: 'Fields',
  also: ['FieldError', 'RequiredMark'],
  layout: 'column',
  draw: ({ say }) => (
    <>
      <Field label={say('Colour', 'Farbe')} hint={say('Of the dot in the list', 'Des Punktes in der Liste')}>
        {(control) => <input {...control} type="color" defaultValue="#2f5bea" />}
      </Field>
      <Field
        label={say('Share', 'Anteil')}
        required
        error={say('At least 10 percent.', 'Mindestens 10 Prozent.')}
      >
        {(control) => <input {...control} type="range" min="0" max="100" defaultValue="5" />}
      </Field>
      <Field label={say('Search', 'Suche')} isLabelHidden>
        {(control) => <input {...control} type="search" placeholder={say('Search', 'Suche')} />}
      </Field>
    </>
  ),
} satisfies GalleryPage;
