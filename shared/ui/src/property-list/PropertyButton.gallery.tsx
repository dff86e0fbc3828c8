import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { PropertyButton } from './PropertyButton';

export default {
  group: 'Data',
  draw: ({ say }) => (
    <>
      <PropertyButton>Demo Demo</PropertyButton>
      <PropertyButton isUnset>{say('Set date', 'Datum setzen')}</PropertyButton>
      <PropertyButton tone="danger">{say('2 days ago', 'Vor 2 Tagen')}</PropertyButton>
      <PropertyButton tone="warning">{say('Today 17:00', 'Heute 17:00')}</PropertyButton>
      <PropertyButton disabled>50</PropertyButton>
    </>
  ),
} satisfies GalleryPage;
